import { a as ft } from '/assets/chunk-21c96c3d.js'
var J0 = ft((N) => {
  'use strict'
  var Rf = Symbol.for('react.transitional.element'),
    ed = Symbol.for('react.portal'),
    fd = Symbol.for('react.fragment'),
    cd = Symbol.for('react.strict_mode'),
    id = Symbol.for('react.profiler'),
    vd = Symbol.for('react.consumer'),
    yd = Symbol.for('react.context'),
    od = Symbol.for('react.forward_ref'),
    md = Symbol.for('react.suspense'),
    dd = Symbol.for('react.memo'),
    Q0 = Symbol.for('react.lazy'),
    hd = Symbol.for('react.activity'),
    gd = Symbol.for('react.view_transition'),
    q0 = Symbol.iterator
  function Sd(l) {
    return l === null || typeof l != 'object'
      ? null
      : ((l = (q0 && l[q0]) || l['@@iterator']), typeof l == 'function' ? l : null)
  }
  var j0 = {
      isMounted: function () {
        return !1
      },
      enqueueForceUpdate: function () {},
      enqueueReplaceState: function () {},
      enqueueSetState: function () {},
    },
    V0 = Object.assign,
    Z0 = {}
  function xu(l, t, u) {
    ;((this.props = l), (this.context = t), (this.refs = Z0), (this.updater = u || j0))
  }
  xu.prototype.isReactComponent = {}
  xu.prototype.setState = function (l, t) {
    if (typeof l != 'object' && typeof l != 'function' && l != null)
      throw Error(
        'takes an object of state variables to update or a function which returns an object of state variables.',
      )
    this.updater.enqueueSetState(this, l, t, 'setState')
  }
  xu.prototype.forceUpdate = function (l) {
    this.updater.enqueueForceUpdate(this, l, 'forceUpdate')
  }
  function x0() {}
  x0.prototype = xu.prototype
  function Yf(l, t, u) {
    ;((this.props = l), (this.context = t), (this.refs = Z0), (this.updater = u || j0))
  }
  var qf = (Yf.prototype = new x0())
  qf.constructor = Yf
  V0(qf, xu.prototype)
  qf.isPureReactComponent = !0
  var B0 = Array.isArray
  function Hf() {}
  var p = { H: null, A: null, T: null, S: null },
    L0 = Object.prototype.hasOwnProperty
  function Bf(l, t, u) {
    var a = u.ref
    return { $$typeof: Rf, type: l, key: t, ref: a !== void 0 ? a : null, props: u }
  }
  function Td(l, t) {
    return Bf(l.type, t, l.props)
  }
  function Gf(l) {
    return typeof l == 'object' && l !== null && l.$$typeof === Rf
  }
  function Ed(l) {
    var t = { '=': '=0', ':': '=2' }
    return (
      '$' +
      l.replace(/[=:]/g, function (u) {
        return t[u]
      })
    )
  }
  var G0 = /\/+/g
  function Cf(l, t) {
    return typeof l == 'object' && l !== null && l.key != null ? Ed('' + l.key) : t.toString(36)
  }
  function sd(l) {
    switch (l.status) {
      case 'fulfilled':
        return l.value
      case 'rejected':
        throw l.reason
      default:
        switch (
          (typeof l.status == 'string'
            ? l.then(Hf, Hf)
            : ((l.status = 'pending'),
              l.then(
                function (t) {
                  l.status === 'pending' && ((l.status = 'fulfilled'), (l.value = t))
                },
                function (t) {
                  l.status === 'pending' && ((l.status = 'rejected'), (l.reason = t))
                },
              )),
          l.status)
        ) {
          case 'fulfilled':
            return l.value
          case 'rejected':
            throw l.reason
        }
    }
    throw l
  }
  function Zu(l, t, u, a, n) {
    var e = typeof l
    ;(e === 'undefined' || e === 'boolean') && (l = null)
    var f = !1
    if (l === null) f = !0
    else
      switch (e) {
        case 'bigint':
        case 'string':
        case 'number':
          f = !0
          break
        case 'object':
          switch (l.$$typeof) {
            case Rf:
            case ed:
              f = !0
              break
            case Q0:
              return ((f = l._init), Zu(f(l._payload), t, u, a, n))
          }
      }
    if (f)
      return (
        (n = n(l)),
        (f = a === '' ? '.' + Cf(l, 0) : a),
        B0(n)
          ? ((u = ''),
            f != null && (u = f.replace(G0, '$&/') + '/'),
            Zu(n, t, u, '', function (y) {
              return y
            }))
          : n != null &&
            (Gf(n) &&
              (n = Td(
                n,
                u +
                  (n.key == null || (l && l.key === n.key)
                    ? ''
                    : ('' + n.key).replace(G0, '$&/') + '/') +
                  f,
              )),
            t.push(n)),
        1
      )
    f = 0
    var c = a === '' ? '.' : a + ':'
    if (B0(l))
      for (var i = 0; i < l.length; i++) ((a = l[i]), (e = c + Cf(a, i)), (f += Zu(a, t, u, e, n)))
    else if (((i = Sd(l)), typeof i == 'function'))
      for (l = i.call(l), i = 0; !(a = l.next()).done;)
        ((a = a.value), (e = c + Cf(a, i++)), (f += Zu(a, t, u, e, n)))
    else if (e === 'object') {
      if (typeof l.then == 'function') return Zu(sd(l), t, u, a, n)
      throw (
        (t = String(l)),
        Error(
          'Objects are not valid as a React child (found: ' +
            (t === '[object Object]' ? 'object with keys {' + Object.keys(l).join(', ') + '}' : t) +
            '). If you meant to render a collection of children, use an array instead.',
        )
      )
    }
    return f
  }
  function xn(l, t, u) {
    if (l == null) return l
    var a = [],
      n = 0
    return (
      Zu(l, a, '', '', function (e) {
        return t.call(u, e, n++)
      }),
      a
    )
  }
  function zd(l) {
    if (l._status === -1) {
      var t = l._result,
        u = t()
      ;(u.then(
        function (a) {
          ;(l._status === 0 || l._status === -1) &&
            ((l._status = 1),
            (l._result = a),
            u.status === void 0 && ((u.status = 'fulfilled'), (u.value = a)))
        },
        function (a) {
          ;(l._status === 0 || l._status === -1) &&
            ((l._status = 2),
            (l._result = a),
            u.status === void 0 && ((u.status = 'rejected'), (u.reason = a)))
        },
      ),
        l._status === -1 && ((l._status = 0), (l._result = u)))
    }
    if (l._status === 1) return l._result.default
    throw l._result
  }
  var X0 =
    typeof reportError == 'function'
      ? reportError
      : function (l) {
          if (typeof window == 'object' && typeof window.ErrorEvent == 'function') {
            var t = new window.ErrorEvent('error', {
              bubbles: !0,
              cancelable: !0,
              message:
                typeof l == 'object' && l !== null && typeof l.message == 'string'
                  ? String(l.message)
                  : String(l),
              error: l,
            })
            if (!window.dispatchEvent(t)) return
          } else if (typeof process == 'object' && typeof process.emit == 'function') {
            process.emit('uncaughtException', l)
            return
          }
          console.error(l)
        }
  function p0(l) {
    var t = p.T,
      u = {}
    ;((u.types = t !== null ? t.types : null), (p.T = u))
    try {
      var a = l(),
        n = p.S
      ;(n !== null && n(u, a),
        typeof a == 'object' && a !== null && typeof a.then == 'function' && a.then(Hf, X0))
    } catch (e) {
      X0(e)
    } finally {
      ;(t !== null && u.types !== null && (t.types = u.types), (p.T = t))
    }
  }
  function K0(l) {
    var t = p.T
    if (t !== null) {
      var u = t.types
      u === null ? (t.types = [l]) : u.indexOf(l) === -1 && u.push(l)
    } else p0(K0.bind(null, l))
  }
  var bd = {
    map: xn,
    forEach: function (l, t, u) {
      xn(
        l,
        function () {
          t.apply(this, arguments)
        },
        u,
      )
    },
    count: function (l) {
      var t = 0
      return (
        xn(l, function () {
          t++
        }),
        t
      )
    },
    toArray: function (l) {
      return (
        xn(l, function (t) {
          return t
        }) || []
      )
    },
    only: function (l) {
      if (!Gf(l))
        throw Error('React.Children.only expected to receive a single React element child.')
      return l
    },
  }
  N.Activity = hd
  N.Children = bd
  N.Component = xu
  N.Fragment = fd
  N.Profiler = id
  N.PureComponent = Yf
  N.StrictMode = cd
  N.Suspense = md
  N.ViewTransition = gd
  N.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = p
  N.__COMPILER_RUNTIME = {
    __proto__: null,
    c: function (l) {
      return p.H.useMemoCache(l)
    },
  }
  N.addTransitionType = K0
  N.cache = function (l) {
    return function () {
      return l.apply(null, arguments)
    }
  }
  N.cacheSignal = function () {
    return null
  }
  N.cloneElement = function (l, t, u) {
    if (l == null) throw Error('The argument must be a React element, but you passed ' + l + '.')
    var a = V0({}, l.props),
      n = l.key
    if (t != null)
      for (e in (t.key !== void 0 && (n = '' + t.key), t))
        !L0.call(t, e) ||
          e === 'key' ||
          e === '__self' ||
          e === '__source' ||
          (e === 'ref' && t.ref === void 0) ||
          (a[e] = t[e])
    var e = arguments.length - 2
    if (e === 1) a.children = u
    else if (1 < e) {
      for (var f = Array(e), c = 0; c < e; c++) f[c] = arguments[c + 2]
      a.children = f
    }
    return Bf(l.type, n, a)
  }
  N.createContext = function (l) {
    return (
      (l = {
        $$typeof: yd,
        _currentValue: l,
        _currentValue2: l,
        _threadCount: 0,
        Provider: null,
        Consumer: null,
      }),
      (l.Provider = l),
      (l.Consumer = { $$typeof: vd, _context: l }),
      l
    )
  }
  N.createElement = function (l, t, u) {
    var a,
      n = {},
      e = null
    if (t != null)
      for (a in (t.key !== void 0 && (e = '' + t.key), t))
        L0.call(t, a) && a !== 'key' && a !== '__self' && a !== '__source' && (n[a] = t[a])
    var f = arguments.length - 2
    if (f === 1) n.children = u
    else if (1 < f) {
      for (var c = Array(f), i = 0; i < f; i++) c[i] = arguments[i + 2]
      n.children = c
    }
    if (l && l.defaultProps) for (a in ((f = l.defaultProps), f)) n[a] === void 0 && (n[a] = f[a])
    return Bf(l, e, n)
  }
  N.createRef = function () {
    return { current: null }
  }
  N.forwardRef = function (l) {
    return { $$typeof: od, render: l }
  }
  N.isValidElement = Gf
  N.lazy = function (l) {
    return { $$typeof: Q0, _payload: { _status: -1, _result: l }, _init: zd }
  }
  N.memo = function (l, t) {
    return { $$typeof: dd, type: l, compare: t === void 0 ? null : t }
  }
  N.startTransition = p0
  N.unstable_useCacheRefresh = function () {
    return p.H.useCacheRefresh()
  }
  N.use = function (l) {
    return p.H.use(l)
  }
  N.useActionState = function (l, t, u) {
    return p.H.useActionState(l, t, u)
  }
  N.useCallback = function (l, t) {
    return p.H.useCallback(l, t)
  }
  N.useContext = function (l) {
    return p.H.useContext(l)
  }
  N.useDebugValue = function () {}
  N.useDeferredValue = function (l, t) {
    return p.H.useDeferredValue(l, t)
  }
  N.useEffect = function (l, t) {
    return p.H.useEffect(l, t)
  }
  N.useEffectEvent = function (l) {
    return p.H.useEffectEvent(l)
  }
  N.useId = function () {
    return p.H.useId()
  }
  N.useImperativeHandle = function (l, t, u) {
    return p.H.useImperativeHandle(l, t, u)
  }
  N.useInsertionEffect = function (l, t) {
    return p.H.useInsertionEffect(l, t)
  }
  N.useLayoutEffect = function (l, t) {
    return p.H.useLayoutEffect(l, t)
  }
  N.useMemo = function (l, t) {
    return p.H.useMemo(l, t)
  }
  N.useOptimistic = function (l, t) {
    return p.H.useOptimistic(l, t)
  }
  N.useReducer = function (l, t, u) {
    return p.H.useReducer(l, t, u)
  }
  N.useRef = function (l) {
    return p.H.useRef(l)
  }
  N.useState = function (l) {
    return p.H.useState(l)
  }
  N.useSyncExternalStore = function (l, t, u) {
    return p.H.useSyncExternalStore(l, t, u)
  }
  N.useTransition = function () {
    return p.H.useTransition()
  }
  N.version = '19.3.1'
})
var Xf = ft((qS, w0) => {
  'use strict'
  w0.exports = J0()
})
var $0 = ft((El) => {
  'use strict'
  var Od = Xf()
  function F0(l) {
    var t = 'https://react.dev/errors/' + l
    if (1 < arguments.length) {
      t += '?args[]=' + encodeURIComponent(arguments[1])
      for (var u = 2; u < arguments.length; u++) t += '&args[]=' + encodeURIComponent(arguments[u])
    }
    return (
      'Minified React error #' +
      l +
      '; visit ' +
      t +
      ' for the full message or use the non-minified dev environment for full errors and additional helpful warnings.'
    )
  }
  function jt() {}
  var bl = {
      d: {
        f: jt,
        r: function () {
          throw Error(F0(522))
        },
        D: jt,
        C: jt,
        L: jt,
        m: jt,
        X: jt,
        S: jt,
        M: jt,
      },
      p: 0,
      findDOMNode: null,
    },
    _d = Symbol.for('react.portal'),
    Ad = Symbol.for('react.recoverable'),
    W0 = Symbol.for('react.optimistic_key')
  function Nd(l, t, u) {
    var a = 3 < arguments.length && arguments[3] !== void 0 ? arguments[3] : null
    return {
      $$typeof: _d,
      key: a == null ? null : a === W0 ? W0 : '' + a,
      children: l,
      containerInfo: t,
      implementation: u,
    }
  }
  var ja = Od.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
  function Ln(l, t) {
    if (l === 'font') return ''
    if (typeof t == 'string') return t === 'use-credentials' ? t : ''
  }
  El.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = bl
  El.browser = function (l) {
    return { $$typeof: Ad, _reason: l }
  }
  El.createPortal = function (l, t) {
    var u = 2 < arguments.length && arguments[2] !== void 0 ? arguments[2] : null
    if (!t || (t.nodeType !== 1 && t.nodeType !== 9 && t.nodeType !== 11)) throw Error(F0(299))
    return Nd(l, t, null, u)
  }
  El.flushSync = function (l) {
    var t = ja.T,
      u = bl.p
    try {
      if (((ja.T = null), (bl.p = 2), l)) return l()
    } finally {
      ;((ja.T = t), (bl.p = u), bl.d.f())
    }
  }
  El.preconnect = function (l, t) {
    typeof l == 'string' &&
      (t
        ? ((t = t.crossOrigin),
          (t = typeof t == 'string' ? (t === 'use-credentials' ? t : '') : void 0))
        : (t = null),
      bl.d.C(l, t))
  }
  El.prefetchDNS = function (l) {
    typeof l == 'string' && bl.d.D(l)
  }
  El.preinit = function (l, t) {
    if (typeof l == 'string' && t && typeof t.as == 'string') {
      var u = t.as,
        a = Ln(u, t.crossOrigin),
        n = typeof t.integrity == 'string' ? t.integrity : void 0,
        e = typeof t.fetchPriority == 'string' ? t.fetchPriority : void 0
      u === 'style'
        ? bl.d.S(l, typeof t.precedence == 'string' ? t.precedence : void 0, {
            crossOrigin: a,
            integrity: n,
            fetchPriority: e,
          })
        : u === 'script' &&
          bl.d.X(l, {
            crossOrigin: a,
            integrity: n,
            fetchPriority: e,
            nonce: typeof t.nonce == 'string' ? t.nonce : void 0,
          })
    }
  }
  El.preinitModule = function (l, t) {
    if (typeof l == 'string')
      if (typeof t == 'object' && t !== null) {
        if (t.as == null || t.as === 'script') {
          var u = Ln(t.as, t.crossOrigin)
          bl.d.M(l, {
            crossOrigin: u,
            integrity: typeof t.integrity == 'string' ? t.integrity : void 0,
            nonce: typeof t.nonce == 'string' ? t.nonce : void 0,
            fetchPriority: typeof t.fetchPriority == 'string' ? t.fetchPriority : void 0,
          })
        }
      } else t == null && bl.d.M(l)
  }
  El.preload = function (l, t) {
    if (typeof l == 'string' && typeof t == 'object' && t !== null && typeof t.as == 'string') {
      var u = t.as,
        a = Ln(u, t.crossOrigin)
      bl.d.L(l, u, {
        crossOrigin: a,
        integrity: typeof t.integrity == 'string' ? t.integrity : void 0,
        nonce: typeof t.nonce == 'string' ? t.nonce : void 0,
        type: typeof t.type == 'string' ? t.type : void 0,
        fetchPriority: typeof t.fetchPriority == 'string' ? t.fetchPriority : void 0,
        referrerPolicy: typeof t.referrerPolicy == 'string' ? t.referrerPolicy : void 0,
        imageSrcSet: typeof t.imageSrcSet == 'string' ? t.imageSrcSet : void 0,
        imageSizes: typeof t.imageSizes == 'string' ? t.imageSizes : void 0,
        media: typeof t.media == 'string' ? t.media : void 0,
      })
    }
  }
  El.preloadModule = function (l, t) {
    if (typeof l == 'string')
      if (t) {
        var u = Ln(t.as, t.crossOrigin)
        bl.d.m(l, {
          as: typeof t.as == 'string' && t.as !== 'script' ? t.as : void 0,
          crossOrigin: u,
          integrity: typeof t.integrity == 'string' ? t.integrity : void 0,
          nonce: typeof t.nonce == 'string' ? t.nonce : void 0,
          fetchPriority: typeof t.fetchPriority == 'string' ? t.fetchPriority : void 0,
        })
      } else bl.d.m(l)
  }
  El.requestFormReset = function (l) {
    bl.d.r(l)
  }
  El.unstable_batchedUpdates = function (l, t) {
    return l(t)
  }
  El.useFormState = function (l, t, u) {
    return ja.H.useFormState(l, t, u)
  }
  El.useFormStatus = function () {
    return ja.H.useHostTransitionStatus()
  }
  El.version = '19.3.1'
})
var P0 = ft((GS, k0) => {
  'use strict'
  function I0() {
    if (!(
      typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ > 'u' ||
      typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE != 'function'
    ))
      try {
        __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(I0)
      } catch (l) {
        console.error(l)
      }
  }
  ;(I0(), (k0.exports = $0()))
})
var v1 = ft((W) => {
  'use strict'
  function Zf(l, t) {
    var u = l.length
    l.push(t)
    l: for (; 0 < u;) {
      var a = (u - 1) >>> 1,
        n = l[a]
      if (0 < pn(n, t)) ((l[a] = t), (l[u] = n), (u = a))
      else break l
    }
  }
  function ct(l) {
    return l.length === 0 ? null : l[0]
  }
  function Jn(l) {
    if (l.length === 0) return null
    var t = l[0],
      u = l.pop()
    if (u !== t) {
      l[0] = u
      l: for (var a = 0, n = l.length, e = n >>> 1; a < e;) {
        var f = 2 * (a + 1) - 1,
          c = l[f],
          i = f + 1,
          y = l[i]
        if (0 > pn(c, u))
          i < n && 0 > pn(y, c)
            ? ((l[a] = y), (l[i] = u), (a = i))
            : ((l[a] = c), (l[f] = u), (a = f))
        else if (i < n && 0 > pn(y, u)) ((l[a] = y), (l[i] = u), (a = i))
        else break l
      }
    }
    return t
  }
  function pn(l, t) {
    var u = l.sortIndex - t.sortIndex
    return u !== 0 ? u : l.id - t.id
  }
  W.unstable_now = void 0
  typeof performance == 'object' && typeof performance.now == 'function'
    ? ((l1 = performance),
      (W.unstable_now = function () {
        return l1.now()
      }))
    : ((Qf = Date),
      (t1 = Qf.now()),
      (W.unstable_now = function () {
        return Qf.now() - t1
      }))
  var l1,
    Qf,
    t1,
    Ot = [],
    Vt = [],
    Dd = 1,
    pl = null,
    sl = 3,
    xf = !1,
    Va = !1,
    Za = !1,
    Lf = !1,
    n1 = typeof setTimeout == 'function' ? setTimeout : null,
    e1 = typeof clearTimeout == 'function' ? clearTimeout : null,
    u1 = typeof setImmediate < 'u' ? setImmediate : null
  function Kn(l) {
    for (var t = ct(Vt); t !== null;) {
      if (t.callback === null) Jn(Vt)
      else if (t.startTime <= l) (Jn(Vt), (t.sortIndex = t.expirationTime), Zf(Ot, t))
      else break
      t = ct(Vt)
    }
  }
  function pf(l) {
    if (((Za = !1), Kn(l), !Va))
      if (ct(Ot) !== null) ((Va = !0), pu || ((pu = !0), Lu()))
      else {
        var t = ct(Vt)
        t !== null && Kf(pf, t.startTime - l)
      }
  }
  var pu = !1,
    xa = -1,
    f1 = 5,
    c1 = -1
  function i1() {
    return Lf ? !0 : !(W.unstable_now() - c1 < f1)
  }
  function jf() {
    if (((Lf = !1), pu)) {
      var l = W.unstable_now()
      c1 = l
      var t = !0
      try {
        l: {
          ;((Va = !1), Za && ((Za = !1), e1(xa), (xa = -1)), (xf = !0))
          var u = sl
          try {
            t: {
              for (Kn(l), pl = ct(Ot); pl !== null && !(pl.expirationTime > l && i1());) {
                var a = pl.callback
                if (typeof a == 'function') {
                  ;((pl.callback = null), (sl = pl.priorityLevel))
                  var n = a(pl.expirationTime <= l)
                  if (((l = W.unstable_now()), typeof n == 'function')) {
                    ;((pl.callback = n), Kn(l), (t = !0))
                    break t
                  }
                  ;(pl === ct(Ot) && Jn(Ot), Kn(l))
                } else Jn(Ot)
                pl = ct(Ot)
              }
              if (pl !== null) t = !0
              else {
                var e = ct(Vt)
                ;(e !== null && Kf(pf, e.startTime - l), (t = !1))
              }
            }
            break l
          } finally {
            ;((pl = null), (sl = u), (xf = !1))
          }
          t = void 0
        }
      } finally {
        t ? Lu() : (pu = !1)
      }
    }
  }
  var Lu
  typeof u1 == 'function'
    ? (Lu = function () {
        u1(jf)
      })
    : typeof MessageChannel < 'u'
      ? ((Vf = new MessageChannel()),
        (a1 = Vf.port2),
        (Vf.port1.onmessage = jf),
        (Lu = function () {
          a1.postMessage(null)
        }))
      : (Lu = function () {
          n1(jf, 0)
        })
  var Vf, a1
  function Kf(l, t) {
    xa = n1(function () {
      l(W.unstable_now())
    }, t)
  }
  W.unstable_IdlePriority = 5
  W.unstable_ImmediatePriority = 1
  W.unstable_LowPriority = 4
  W.unstable_NormalPriority = 3
  W.unstable_Profiling = null
  W.unstable_UserBlockingPriority = 2
  W.unstable_cancelCallback = function (l) {
    l.callback = null
  }
  W.unstable_forceFrameRate = function (l) {
    0 > l || 125 < l
      ? console.error(
          'forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported',
        )
      : (f1 = 0 < l ? Math.floor(1e3 / l) : 5)
  }
  W.unstable_getCurrentPriorityLevel = function () {
    return sl
  }
  W.unstable_next = function (l) {
    switch (sl) {
      case 1:
      case 2:
      case 3:
        var t = 3
        break
      default:
        t = sl
    }
    var u = sl
    sl = t
    try {
      return l()
    } finally {
      sl = u
    }
  }
  W.unstable_requestPaint = function () {
    Lf = !0
  }
  W.unstable_runWithPriority = function (l, t) {
    switch (l) {
      case 1:
      case 2:
      case 3:
      case 4:
      case 5:
        break
      default:
        l = 3
    }
    var u = sl
    sl = l
    try {
      return t()
    } finally {
      sl = u
    }
  }
  W.unstable_scheduleCallback = function (l, t, u) {
    var a = W.unstable_now()
    switch (
      (typeof u == 'object' && u !== null
        ? ((u = u.delay), (u = typeof u == 'number' && 0 < u ? a + u : a))
        : (u = a),
      l)
    ) {
      case 1:
        var n = -1
        break
      case 2:
        n = 250
        break
      case 5:
        n = 1073741823
        break
      case 4:
        n = 1e4
        break
      default:
        n = 5e3
    }
    return (
      (n = u + n),
      (l = {
        id: Dd++,
        callback: t,
        priorityLevel: l,
        startTime: u,
        expirationTime: n,
        sortIndex: -1,
      }),
      u > a
        ? ((l.sortIndex = u),
          Zf(Vt, l),
          ct(Ot) === null && l === ct(Vt) && (Za ? (e1(xa), (xa = -1)) : (Za = !0), Kf(pf, u - a)))
        : ((l.sortIndex = n), Zf(Ot, l), Va || xf || ((Va = !0), pu || ((pu = !0), Lu()))),
      l
    )
  }
  W.unstable_shouldYield = i1
  W.unstable_wrapCallback = function (l) {
    var t = sl
    return function () {
      var u = sl
      sl = t
      try {
        return l.apply(this, arguments)
      } finally {
        sl = u
      }
    }
  }
})
var o1 = ft((QS, y1) => {
  'use strict'
  y1.exports = v1()
})
var km = ft((Uf) => {
  'use strict'
  var fl = o1(),
    $v = Xf(),
    Md = P0()
  function E(l) {
    var t = 'https://react.dev/errors/' + l
    if (1 < arguments.length) {
      t += '?args[]=' + encodeURIComponent(arguments[1])
      for (var u = 2; u < arguments.length; u++) t += '&args[]=' + encodeURIComponent(arguments[u])
    }
    return (
      'Minified React error #' +
      l +
      '; visit ' +
      t +
      ' for the full message or use the non-minified dev environment for full errors and additional helpful warnings.'
    )
  }
  function Iv(l) {
    return !(!l || (l.nodeType !== 1 && l.nodeType !== 9 && l.nodeType !== 11))
  }
  function Cn(l) {
    for (var t = l, u = t; u && !u.alternate;)
      ((t = u), (t.flags & 4098) !== 0 && (l = t.return), (u = t.return))
    for (; t.return;) t = t.return
    return t.tag === 3 ? l : null
  }
  function kv(l) {
    if (l.tag === 13) {
      var t = l.memoizedState
      if ((t === null && ((l = l.alternate), l !== null && (t = l.memoizedState)), t !== null))
        return t.dehydrated
    }
    return null
  }
  function Pv(l) {
    if (l.tag === 31) {
      var t = l.memoizedState
      if ((t === null && ((l = l.alternate), l !== null && (t = l.memoizedState)), t !== null))
        return t.dehydrated
    }
    return null
  }
  function m1(l) {
    if (Cn(l) !== l) throw Error(E(188))
  }
  function Ud(l) {
    var t = l.alternate
    if (!t) {
      if (((t = Cn(l)), t === null)) throw Error(E(188))
      return t !== l ? null : l
    }
    for (var u = l, a = t; ;) {
      var n = u.return
      if (n === null) break
      var e = n.alternate
      if (e === null) {
        if (((a = n.return), a !== null)) {
          u = a
          continue
        }
        break
      }
      if (n.child === e.child) {
        for (e = n.child; e;) {
          if (e === u) return (m1(n), l)
          if (e === a) return (m1(n), t)
          e = e.sibling
        }
        throw Error(E(188))
      }
      if (u.return !== a.return) ((u = n), (a = e))
      else {
        for (var f = !1, c = n.child; c;) {
          if (c === u) {
            ;((f = !0), (u = n), (a = e))
            break
          }
          if (c === a) {
            ;((f = !0), (a = n), (u = e))
            break
          }
          c = c.sibling
        }
        if (!f) {
          for (c = e.child; c;) {
            if (c === u) {
              ;((f = !0), (u = e), (a = n))
              break
            }
            if (c === a) {
              ;((f = !0), (a = e), (u = n))
              break
            }
            c = c.sibling
          }
          if (!f) throw Error(E(189))
        }
      }
      if (u.alternate !== a) throw Error(E(190))
    }
    if (u.tag !== 3) throw Error(E(188))
    return u.stateNode.current === u ? l : t
  }
  function ly(l) {
    var t = l.tag
    if (t === 5 || t === 26 || t === 27 || t === 6) return l
    for (l = l.child; l !== null;) {
      if (((t = ly(l)), t !== null)) return t
      l = l.sibling
    }
    return null
  }
  function Hl(l, t, u, a, n, e) {
    for (; l !== null;) {
      if (
        ((l.tag === 5 || l.tag === 27 || l.tag === 6) && u(l, a, n, e)) ||
        ((l.tag !== 22 || l.memoizedState === null) &&
          (t || (l.tag !== 5 && l.tag !== 27)) &&
          Hl(l.child, t, u, a, n, e))
      )
        return !0
      l = l.sibling
    }
    return !1
  }
  function Gu(l) {
    for (l = l.return; l !== null;) {
      if (l.tag === 3 || l.tag === 5 || l.tag === 27) return l
      l = l.return
    }
    return null
  }
  function d1(l) {
    var t = !1
    for (
      l = l.return;
      l !== null && (l.tag === 4 && (t = !0), !(l.tag === 3 || l.tag === 5 || l.tag === 27));
    )
      l = l.return
    return t
  }
  function ty(l) {
    var t = [null, null],
      u = Gu(l)
    return (u === null || uy(t, l, u.child, { foundSelf: !1 }), t)
  }
  function uy(l, t, u, a) {
    for (; u !== null;) {
      if (u === t) a.foundSelf = !0
      else if (u.tag === 5 || u.tag === 27 || u.tag === 6) {
        if (a.foundSelf) return ((l[1] = u), !0)
        l[0] = u
      } else if ((u.tag !== 22 || u.memoizedState === null) && uy(l, t, u.child, a)) return !0
      u = u.sibling
    }
    return !1
  }
  function el(l) {
    switch (l.tag) {
      case 5:
      case 27:
      case 6:
        return l.stateNode
      case 3:
        return l.stateNode.containerInfo
      default:
        throw Error(E(559))
    }
  }
  var Iu = null,
    _c = null
  function rd(l, t, u) {
    return l === u ? !0 : l === t ? ((Iu = l), !0) : !1
  }
  function Cd(l, t, u) {
    return l === u ? ((_c = l), !1) : l === t ? (_c !== null && (Iu = l), !0) : !1
  }
  function h1(l) {
    if (l === null) return null
    do l = l === null ? null : l.return
    while (l && l.tag !== 5 && l.tag !== 27 && l.tag !== 3)
    return l || null
  }
  function Ac(l, t, u) {
    for (var a = 0, n = l; n; n = u(n)) a++
    n = 0
    for (var e = t; e; e = u(e)) n++
    for (; 0 < a - n;) ((l = u(l)), a--)
    for (; 0 < n - a;) ((t = u(t)), n--)
    for (; a--;) {
      if (l === t || (t !== null && l === t.alternate)) return l
      ;((l = u(l)), (t = u(t)))
    }
    return null
  }
  var L = Object.assign,
    Hd = Symbol.for('react.element'),
    wn = Symbol.for('react.transitional.element'),
    Fa = Symbol.for('react.portal'),
    ku = Symbol.for('react.fragment'),
    ay = Symbol.for('react.strict_mode'),
    Nc = Symbol.for('react.profiler'),
    ny = Symbol.for('react.consumer'),
    dt = Symbol.for('react.context'),
    qi = Symbol.for('react.forward_ref'),
    Dc = Symbol.for('react.suspense'),
    Mc = Symbol.for('react.suspense_list'),
    Bi = Symbol.for('react.memo'),
    pt = Symbol.for('react.lazy'),
    Uc = Symbol.for('react.activity'),
    Rd = Symbol.for('react.legacy_hidden'),
    Yd = Symbol.for('react.memo_cache_sentinel'),
    rc = Symbol.for('react.view_transition'),
    qd = Symbol.for('react.recoverable'),
    g1 = Symbol.iterator
  function La(l) {
    return l === null || typeof l != 'object'
      ? null
      : ((l = (g1 && l[g1]) || l['@@iterator']), typeof l == 'function' ? l : null)
  }
  var Bd = Symbol.for('react.client.reference')
  function Cc(l) {
    if (l == null) return null
    if (typeof l == 'function') return l.$$typeof === Bd ? null : l.displayName || l.name || null
    if (typeof l == 'string') return l
    switch (l) {
      case ku:
        return 'Fragment'
      case Nc:
        return 'Profiler'
      case ay:
        return 'StrictMode'
      case Dc:
        return 'Suspense'
      case Mc:
        return 'SuspenseList'
      case Uc:
        return 'Activity'
      case rc:
        return 'ViewTransition'
    }
    if (typeof l == 'object')
      switch (l.$$typeof) {
        case Fa:
          return 'Portal'
        case dt:
          return l.displayName || 'Context'
        case ny:
          return (l._context.displayName || 'Context') + '.Consumer'
        case qi:
          var t = l.render
          return (
            (l = l.displayName),
            l ||
              ((l = t.displayName || t.name || ''),
              (l = l !== '' ? 'ForwardRef(' + l + ')' : 'ForwardRef')),
            l
          )
        case Bi:
          return ((t = l.displayName || null), t !== null ? t : Cc(l.type) || 'Memo')
        case pt:
          ;((t = l._payload), (l = l._init))
          try {
            return Cc(l(t))
          } catch {}
      }
    return null
  }
  var $a = Array.isArray,
    A = $v.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
    G = Md.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
    _u = { pending: !1, data: null, method: null, action: null },
    Hc = [],
    Pu = -1
  function zt(l) {
    return { current: l }
  }
  function hl(l) {
    0 > Pu || ((l.current = Hc[Pu]), (Hc[Pu] = null), Pu--)
  }
  function w(l, t) {
    ;(Pu++, (Hc[Pu] = l.current), (l.current = t))
  }
  var Tt = zt(null),
    hn = zt(null),
    Pt = zt(null),
    Ye = zt(null)
  function qe(l, t) {
    switch ((w(Pt, t), w(hn, l), w(Tt, null), t.nodeType)) {
      case 9:
      case 11:
        l = (l = t.documentElement) && (l = l.namespaceURI) ? rv(l) : 0
        break
      default:
        if (((l = t.tagName), (t = t.namespaceURI))) ((t = rv(t)), (l = Mm(t, l)))
        else
          switch (l) {
            case 'svg':
              l = 1
              break
            case 'math':
              l = 2
              break
            default:
              l = 0
          }
    }
    ;(hl(Tt), w(Tt, l))
  }
  function sa() {
    ;(hl(Tt), hl(hn), hl(Pt))
  }
  function Rc(l) {
    var t = l.memoizedState
    ;(t !== null && ((ra._currentValue = t.memoizedState), w(Ye, l)), (t = Tt.current))
    var u = Mm(t, l.type)
    t !== u && (w(hn, l), w(Tt, u))
  }
  function Be(l) {
    ;(hn.current === l && (hl(Tt), hl(hn)), Ye.current === l && (hl(Ye), (ra._currentValue = _u)))
  }
  var Jf, S1
  function xt(l) {
    if (Jf === void 0)
      try {
        throw Error()
      } catch (u) {
        var t = u.stack.trim().match(/\n( *(at )?)/)
        ;((Jf = (t && t[1]) || ''),
          (S1 =
            -1 <
            u.stack.indexOf(`
    at`)
              ? ' (<anonymous>)'
              : -1 < u.stack.indexOf('@')
                ? '@unknown:0:0'
                : ''))
      }
    return (
      `
` +
      Jf +
      l +
      S1
    )
  }
  var wf = !1
  function Wf(l, t) {
    if (!l || wf) return ''
    wf = !0
    var u = Error.prepareStackTrace
    Error.prepareStackTrace = void 0
    try {
      var a = {
        DetermineComponentFrameRoot: function () {
          try {
            if (t) {
              var T = function () {
                throw Error()
              }
              if (
                (Object.defineProperty(T.prototype, 'props', {
                  set: function () {
                    throw Error()
                  },
                }),
                typeof Reflect == 'object' && Reflect.construct)
              ) {
                try {
                  Reflect.construct(T, [])
                } catch (s) {
                  var o = s
                }
                Reflect.construct(l, [], T)
              } else {
                try {
                  T.call()
                } catch (s) {
                  o = s
                }
                T = !1
                try {
                  var h = Object.getOwnPropertyDescriptor(l.prototype, 'props')
                  ;(Object.defineProperty(l.prototype, 'props', {
                    configurable: !0,
                    set: function () {
                      throw Error()
                    },
                  }),
                    (T = !0),
                    new l())
                } finally {
                  T &&
                    (h !== void 0
                      ? Object.defineProperty(l.prototype, 'props', h)
                      : delete l.prototype.props)
                }
              }
            } else {
              try {
                throw Error()
              } catch (s) {
                o = s
              }
              ;(T = l()) && typeof T.catch == 'function' && T.catch(function () {})
            }
          } catch (s) {
            if (s && o && typeof s.stack == 'string') return [s.stack, o.stack]
          }
          return [null, null]
        },
      }
      a.DetermineComponentFrameRoot.displayName = 'DetermineComponentFrameRoot'
      var n = Object.getOwnPropertyDescriptor(a.DetermineComponentFrameRoot, 'name')
      n &&
        n.configurable &&
        Object.defineProperty(a.DetermineComponentFrameRoot, 'name', {
          value: 'DetermineComponentFrameRoot',
        })
      var e = a.DetermineComponentFrameRoot(),
        f = e[0],
        c = e[1]
      if (f && c) {
        var i = f.split(`
`),
          y = c.split(`
`)
        for (n = a = 0; a < i.length && !i[a].includes('DetermineComponentFrameRoot');) a++
        for (; n < y.length && !y[n].includes('DetermineComponentFrameRoot');) n++
        if (a === i.length || n === y.length)
          for (a = i.length - 1, n = y.length - 1; 1 <= a && 0 <= n && i[a] !== y[n];) n--
        for (; 1 <= a && 0 <= n; a--, n--)
          if (i[a] !== y[n]) {
            if (a !== 1 || n !== 1)
              do
                if ((a--, n--, 0 > n || i[a] !== y[n])) {
                  var g =
                    `
` + i[a].replace(' at new ', ' at ')
                  return (
                    l.displayName &&
                      g.includes('<anonymous>') &&
                      (g = g.replace('<anonymous>', l.displayName)),
                    g
                  )
                }
              while (1 <= a && 0 <= n)
            break
          }
      }
    } finally {
      ;((wf = !1), (Error.prepareStackTrace = u))
    }
    return (u = l ? l.displayName || l.name : '') ? xt(u) : ''
  }
  function Gd(l, t) {
    switch (l.tag) {
      case 26:
      case 27:
      case 5:
        return xt(l.type)
      case 16:
        return xt('Lazy')
      case 13:
        return l.child !== t && t !== null ? xt('Suspense Fallback') : xt('Suspense')
      case 19:
        return xt('SuspenseList')
      case 0:
      case 15:
        return Wf(l.type, !1)
      case 11:
        return Wf(l.type.render, !1)
      case 1:
        return Wf(l.type, !0)
      case 31:
        return xt('Activity')
      case 30:
        return xt('ViewTransition')
      default:
        return ''
    }
  }
  function T1(l) {
    try {
      var t = '',
        u = null
      do ((t += Gd(l, u)), (u = l), (l = l.return))
      while (l)
      return t
    } catch (a) {
      return (
        `
Error generating stack: ` +
        a.message +
        `
` +
        a.stack
      )
    }
  }
  var Yc = Object.prototype.hasOwnProperty,
    Gi = fl.unstable_scheduleCallback,
    Ff = fl.unstable_cancelCallback,
    Xd = fl.unstable_shouldYield,
    Qd = fl.unstable_requestPaint,
    Ql = fl.unstable_now,
    jd = fl.unstable_getCurrentPriorityLevel,
    ey = fl.unstable_ImmediatePriority,
    fy = fl.unstable_UserBlockingPriority,
    Ge = fl.unstable_NormalPriority,
    Vd = fl.unstable_LowPriority,
    cy = fl.unstable_IdlePriority,
    Zd = fl.log,
    xd = fl.unstable_setDisableYieldValue,
    Hn = null,
    jl = null
  function wt(l) {
    if ((typeof Zd == 'function' && xd(l), jl && typeof jl.setStrictMode == 'function'))
      try {
        jl.setStrictMode(Hn, l)
      } catch {}
  }
  var Vl = Math.clz32 ? Math.clz32 : Kd,
    Ld = Math.log,
    pd = Math.LN2
  function Kd(l) {
    return ((l >>>= 0), l === 0 ? 32 : (31 - ((Ld(l) / pd) | 0)) | 0)
  }
  var Wn = 256,
    Fn = 262144,
    $n = 4194304
  function Eu(l) {
    var t = l & 42
    if (t !== 0) return t
    switch (l & -l) {
      case 1:
        return 1
      case 2:
        return 2
      case 4:
        return 4
      case 8:
        return 8
      case 16:
        return 16
      case 32:
        return 32
      case 64:
        return 64
      case 128:
        return 128
      case 256:
      case 512:
      case 1024:
      case 2048:
      case 4096:
      case 8192:
      case 16384:
      case 32768:
      case 65536:
      case 131072:
        return l & -l
      case 262144:
      case 524288:
      case 1048576:
      case 2097152:
        return l & 3932160
      case 4194304:
      case 8388608:
      case 16777216:
      case 33554432:
        return l & 62914560
      case 67108864:
        return 67108864
      case 134217728:
        return 134217728
      case 268435456:
        return 268435456
      case 536870912:
        return 536870912
      case 1073741824:
        return 0
      default:
        return l
    }
  }
  function vf(l, t, u) {
    var a = l.pendingLanes
    if (a === 0) return 0
    var n = 0,
      e = l.suspendedLanes,
      f = l.pingedLanes
    l = l.warmLanes
    var c = a & 134217727
    return (
      c !== 0
        ? ((a = c & ~e),
          a !== 0
            ? (n = Eu(a))
            : ((f &= c), f !== 0 ? (n = Eu(f)) : u || ((u = c & ~l), u !== 0 && (n = Eu(u)))))
        : ((c = a & ~e),
          c !== 0
            ? (n = Eu(c))
            : f !== 0
              ? (n = Eu(f))
              : u || ((u = a & ~l), u !== 0 && (n = Eu(u)))),
      n === 0
        ? 0
        : t !== 0 &&
            t !== n &&
            (t & e) === 0 &&
            ((e = n & -n), (u = t & -t), e >= u || (e === 32 && (u & 4194048) !== 0))
          ? t
          : n
    )
  }
  function Rn(l, t) {
    return (l.pendingLanes & ~(l.suspendedLanes & ~l.pingedLanes) & t) === 0
  }
  function iy(l, t) {
    ;(t & 8) !== 0 && (t |= t & 32)
    var u = l.entangledLanes
    if (u !== 0)
      for (l = l.entanglements, u &= t; 0 < u;) {
        var a = 31 - Vl(u),
          n = 1 << a
        ;((t |= l[a]), (u &= ~n))
      }
    return t
  }
  function Jd(l, t) {
    switch (l) {
      case 1:
      case 2:
      case 4:
      case 8:
      case 64:
        return t + 250
      case 16:
      case 32:
      case 128:
      case 256:
      case 512:
      case 1024:
      case 2048:
      case 4096:
      case 8192:
      case 16384:
      case 32768:
      case 65536:
      case 131072:
      case 262144:
      case 524288:
      case 1048576:
      case 2097152:
        return t + 5e3
      case 4194304:
      case 8388608:
      case 16777216:
      case 33554432:
        return -1
      case 67108864:
      case 134217728:
      case 268435456:
      case 536870912:
      case 1073741824:
        return -1
      default:
        return -1
    }
  }
  function vy() {
    var l = $n
    return (($n <<= 1), ($n & 62914560) === 0 && ($n = 4194304), l)
  }
  function $f(l) {
    for (var t = [], u = 0; 31 > u; u++) t.push(l)
    return t
  }
  function Yn(l, t) {
    ;((l.pendingLanes |= t),
      t !== 268435456 && ((l.suspendedLanes = 0), (l.pingedLanes = 0), (l.warmLanes = 0)))
  }
  function wd(l, t, u, a, n, e) {
    var f = l.pendingLanes
    ;((l.pendingLanes = u),
      (l.suspendedLanes = 0),
      (l.pingedLanes = 0),
      (l.warmLanes = 0),
      (l.expiredLanes &= u),
      (l.entangledLanes &= u),
      (l.errorRecoveryDisabledLanes &= u),
      (l.shellSuspendCounter = 0))
    var c = l.entanglements,
      i = l.expirationTimes,
      y = l.hiddenUpdates
    for (u = f & ~u; 0 < u;) {
      var g = 31 - Vl(u),
        T = 1 << g
      ;((c[g] = 0), (i[g] = -1))
      var o = y[g]
      if (o !== null)
        for (y[g] = null, g = 0; g < o.length; g++) {
          var h = o[g]
          h !== null && (h.lane &= -536870913)
        }
      u &= ~T
    }
    ;(a !== 0 && yy(l, a, 0),
      e !== 0 && n === 0 && l.tag !== 0 && (l.suspendedLanes |= e & ~(f & ~t)))
  }
  function yy(l, t, u) {
    ;((l.pendingLanes |= t), (l.suspendedLanes &= ~t))
    var a = 31 - Vl(t)
    ;((l.entangledLanes |= t),
      (l.entanglements[a] = l.entanglements[a] | 1073741824 | (u & 261930)))
  }
  function oy(l, t) {
    var u = (l.entangledLanes |= t)
    for (l = l.entanglements; u;) {
      var a = 31 - Vl(u),
        n = 1 << a
      ;((n & t) | (l[a] & t) && (l[a] |= t), (u &= ~n))
    }
  }
  function my(l, t) {
    var u = t & -t
    return ((u = (u & 42) !== 0 ? 1 : Xi(u)), (u & (l.suspendedLanes | t)) !== 0 ? 0 : u)
  }
  function Xi(l) {
    switch (l) {
      case 2:
        l = 1
        break
      case 8:
        l = 4
        break
      case 32:
        l = 16
        break
      case 256:
      case 512:
      case 1024:
      case 2048:
      case 4096:
      case 8192:
      case 16384:
      case 32768:
      case 65536:
      case 131072:
      case 262144:
      case 524288:
      case 1048576:
      case 2097152:
      case 4194304:
      case 8388608:
      case 16777216:
      case 33554432:
        l = 128
        break
      case 268435456:
        l = 134217728
        break
      default:
        l = 0
    }
    return l
  }
  function Qi(l) {
    return ((l &= -l), 2 < l ? (8 < l ? ((l & 134217727) !== 0 ? 32 : 268435456) : 8) : 2)
  }
  function dy() {
    var l = G.p
    return l !== 0 ? l : ((l = window.event), l === void 0 ? 32 : Fm(l.type))
  }
  function E1(l, t) {
    var u = G.p
    try {
      return ((G.p = l), t())
    } finally {
      G.p = u
    }
  }
  var Bt = Math.random().toString(36).slice(2),
    ml = '__reactFiber$' + Bt,
    Rl = '__reactProps$' + Bt,
    Ra = '__reactContainer$' + Bt,
    s1 = '__reactEvents$' + Bt,
    Wd = '__reactListeners$' + Bt,
    Fd = '__reactHandles$' + Bt,
    z1 = '__reactResources$' + Bt,
    qn = '__reactMarker$' + Bt,
    Xe = '__reactLoad$' + Bt
  function yf(l) {
    ;(delete l[ml], delete l[Rl], delete l[Wd], delete l[Fd])
  }
  function bu(l) {
    var t
    if ((t = l[ml])) return t
    for (var u = l.parentNode; u;) {
      if ((t = u[Ra] || u[ml])) {
        if (((u = t.alternate), t.child !== null || (u !== null && u.child !== null)))
          for (l = Xv(l); l !== null;) {
            if ((u = l[ml])) return u
            l = Xv(l)
          }
        return t
      }
      ;((l = u), (u = l.parentNode))
    }
    return null
  }
  function Ya(l) {
    if ((l = l[ml] || l[Ra])) {
      var t = l.tag
      if (t === 5 || t === 6 || t === 13 || t === 31 || t === 26 || t === 27 || t === 3) return l
    }
    return null
  }
  function Ia(l) {
    var t = l.tag
    if (t === 5 || t === 26 || t === 27 || t === 6) return l.stateNode
    throw Error(E(33))
  }
  function va(l) {
    var t = l[z1]
    return (t || (t = l[z1] = { hoistableStyles: new Map(), hoistableScripts: new Map() }), t)
  }
  function vl(l) {
    l[qn] = !0
  }
  function hy(l) {
    l[Xe] = void 0
  }
  var gy = new Set(),
    Sy = {}
  function Xu(l, t) {
    ;(za(l, t), za(l + 'Capture', t))
  }
  function za(l, t) {
    for (Sy[l] = t, l = 0; l < t.length; l++) gy.add(t[l])
  }
  var $d = RegExp(
      '^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$',
    ),
    b1 = {},
    O1 = {}
  function Id(l) {
    return Yc.call(O1, l)
      ? !0
      : Yc.call(b1, l)
        ? !1
        : $d.test(l)
          ? (O1[l] = !0)
          : ((b1[l] = !0), !1)
  }
  var q = !1
  function _1() {
    var l = q
    return ((q = !1), l)
  }
  function he(l, t, u) {
    if (Id(t))
      if (u === null) l.removeAttribute(t)
      else {
        switch (typeof u) {
          case 'undefined':
          case 'function':
          case 'symbol':
            l.removeAttribute(t)
            return
          case 'boolean':
            var a = t.toLowerCase().slice(0, 5)
            if (a !== 'data-' && a !== 'aria-') {
              l.removeAttribute(t)
              return
            }
        }
        l.setAttribute(t, u)
      }
  }
  function In(l, t, u) {
    if (u === null) l.removeAttribute(t)
    else {
      switch (typeof u) {
        case 'undefined':
        case 'function':
        case 'symbol':
        case 'boolean':
          l.removeAttribute(t)
          return
      }
      l.setAttribute(t, u)
    }
  }
  function _t(l, t, u, a) {
    if (a === null) l.removeAttribute(u)
    else {
      switch (typeof a) {
        case 'undefined':
        case 'function':
        case 'symbol':
        case 'boolean':
          l.removeAttribute(u)
          return
      }
      l.setAttributeNS(t, u, a)
    }
  }
  function ql(l) {
    switch (typeof l) {
      case 'bigint':
      case 'boolean':
      case 'number':
      case 'string':
      case 'undefined':
        return l
      case 'object':
        return l
      default:
        return ''
    }
  }
  function Ty(l) {
    var t = l.type
    return (l = l.nodeName) && l.toLowerCase() === 'input' && (t === 'checkbox' || t === 'radio')
  }
  function kd(l, t, u) {
    var a = Object.getOwnPropertyDescriptor(l.constructor.prototype, t)
    if (
      !l.hasOwnProperty(t) &&
      typeof a < 'u' &&
      typeof a.get == 'function' &&
      typeof a.set == 'function'
    ) {
      var n = a.get,
        e = a.set
      return (
        Object.defineProperty(l, t, {
          configurable: !0,
          get: function () {
            return n.call(this)
          },
          set: function (f) {
            ;((u = '' + f), e.call(this, f))
          },
        }),
        Object.defineProperty(l, t, { enumerable: a.enumerable }),
        {
          getValue: function () {
            return u
          },
          setValue: function (f) {
            u = '' + f
          },
          stopTracking: function () {
            ;((l._valueTracker = null), delete l[t])
          },
        }
      )
    }
  }
  function qc(l) {
    if (!l._valueTracker) {
      var t = Ty(l) ? 'checked' : 'value'
      l._valueTracker = kd(l, t, '' + l[t])
    }
  }
  function Ey(l) {
    if (!l) return !1
    var t = l._valueTracker
    if (!t) return !0
    var u = t.getValue(),
      a = ''
    return (
      l && (a = Ty(l) ? (l.checked ? 'true' : 'false') : l.value),
      (l = a),
      l !== u ? (t.setValue(l), !0) : !1
    )
  }
  var Pd = /[\n"\\]/g
  function Fl(l) {
    return l.replace(Pd, function (t) {
      return '\\' + t.charCodeAt(0).toString(16) + ' '
    })
  }
  function Bc(l, t, u, a, n, e, f, c) {
    ;((l.name = ''),
      f != null && typeof f != 'function' && typeof f != 'symbol' && typeof f != 'boolean'
        ? (l.type = f)
        : l.removeAttribute('type'),
      t != null
        ? f === 'number'
          ? ((t === 0 && l.value === '') || l.value != t) && (l.value = '' + ql(t))
          : l.value !== '' + ql(t) && (l.value = '' + ql(t))
        : (f !== 'submit' && f !== 'reset') || l.removeAttribute('value'),
      t != null
        ? f === 'number' && l.value == t
          ? If(l, ql(l.value))
          : If(l, ql(t))
        : u != null
          ? If(l, ql(u))
          : a != null && l.removeAttribute('value'),
      n == null && e != null && (l.defaultChecked = !!e),
      n != null && (l.checked = n && typeof n != 'function' && typeof n != 'symbol'),
      c != null && typeof c != 'function' && typeof c != 'symbol' && typeof c != 'boolean'
        ? (l.name = '' + ql(c))
        : l.removeAttribute('name'))
  }
  function sy(l, t, u, a, n, e, f, c) {
    if (
      (e != null &&
        typeof e != 'function' &&
        typeof e != 'symbol' &&
        typeof e != 'boolean' &&
        (l.type = e),
      t != null || u != null)
    ) {
      if (!((e !== 'submit' && e !== 'reset') || t != null)) {
        qc(l)
        return
      }
      ;((u = u != null ? '' + ql(u) : ''),
        (t = t != null ? '' + ql(t) : u),
        c || t === l.value || (l.value = t),
        (l.defaultValue = t))
    }
    ;((a = a ?? n),
      (a = typeof a != 'function' && typeof a != 'symbol' && !!a),
      (l.checked = c ? l.checked : !!a),
      (l.defaultChecked = !!a),
      f != null &&
        typeof f != 'function' &&
        typeof f != 'symbol' &&
        typeof f != 'boolean' &&
        (l.name = f),
      qc(l))
  }
  function If(l, t) {
    l.defaultValue !== '' + t && (l.defaultValue = '' + t)
  }
  function ya(l, t, u, a) {
    if (((l = l.options), t)) {
      t = {}
      for (var n = 0; n < u.length; n++) t['$' + u[n]] = !0
      for (u = 0; u < l.length; u++)
        ((n = t.hasOwnProperty('$' + l[u].value)),
          l[u].selected !== n && (l[u].selected = n),
          n && a && (l[u].defaultSelected = !0))
    } else {
      for (u = '' + ql(u), t = null, n = 0; n < l.length; n++) {
        if (l[n].value === u) {
          ;((l[n].selected = !0), a && (l[n].defaultSelected = !0))
          return
        }
        t !== null || l[n].disabled || (t = l[n])
      }
      t !== null && (t.selected = !0)
    }
  }
  function zy(l, t, u) {
    if (t != null && ((t = '' + ql(t)), t !== l.value && (l.value = t), u == null)) {
      l.defaultValue !== t && (l.defaultValue = t)
      return
    }
    l.defaultValue = u != null ? '' + ql(u) : ''
  }
  function by(l, t, u, a) {
    if (t == null) {
      if (a != null) {
        if (u != null) throw Error(E(92))
        if ($a(a)) {
          if (1 < a.length) throw Error(E(93))
          a = a[0]
        }
        u = a
      }
      ;(u == null && (u = ''), (t = u))
    }
    ;((u = ql(t)),
      (l.defaultValue = u),
      (a = l.textContent),
      a === u && a !== '' && a !== null && (l.value = a),
      qc(l))
  }
  function ba(l, t) {
    if (t) {
      var u = l.firstChild
      if (u && u === l.lastChild && u.nodeType === 3) {
        u.nodeValue = t
        return
      }
    }
    l.textContent = t
  }
  var lh = new Set(
    'animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp'.split(
      ' ',
    ),
  )
  function A1(l, t, u) {
    var a = t.indexOf('--') === 0
    u == null || typeof u == 'boolean' || u === ''
      ? a
        ? l.setProperty(t, '')
        : t === 'float'
          ? (l.cssFloat = '')
          : (l[t] = '')
      : a
        ? l.setProperty(t, u)
        : typeof u != 'number' || u === 0 || lh.has(t)
          ? t === 'float'
            ? (l.cssFloat = u)
            : (l[t] = ('' + u).trim())
          : (l[t] = u + 'px')
  }
  function Oy(l, t, u) {
    if (t != null && typeof t != 'object') throw Error(E(62))
    if (((l = l.style), u != null)) {
      for (var a in u)
        !u.hasOwnProperty(a) ||
          (t != null && t.hasOwnProperty(a)) ||
          (a.indexOf('--') === 0
            ? l.setProperty(a, '')
            : a === 'float'
              ? (l.cssFloat = '')
              : (l[a] = ''),
          (q = !0))
      for (var n in t) ((a = t[n]), t.hasOwnProperty(n) && u[n] !== a && (A1(l, n, a), (q = !0)))
    } else for (var e in t) t.hasOwnProperty(e) && A1(l, e, t[e])
  }
  function ji(l) {
    if (l.indexOf('-') === -1) return !1
    switch (l) {
      case 'annotation-xml':
      case 'color-profile':
      case 'font-face':
      case 'font-face-src':
      case 'font-face-uri':
      case 'font-face-format':
      case 'font-face-name':
      case 'missing-glyph':
        return !1
      default:
        return !0
    }
  }
  var th = new Map([
      ['acceptCharset', 'accept-charset'],
      ['htmlFor', 'for'],
      ['httpEquiv', 'http-equiv'],
      ['crossOrigin', 'crossorigin'],
      ['accentHeight', 'accent-height'],
      ['alignmentBaseline', 'alignment-baseline'],
      ['arabicForm', 'arabic-form'],
      ['baselineShift', 'baseline-shift'],
      ['capHeight', 'cap-height'],
      ['clipPath', 'clip-path'],
      ['clipRule', 'clip-rule'],
      ['colorInterpolation', 'color-interpolation'],
      ['colorInterpolationFilters', 'color-interpolation-filters'],
      ['colorProfile', 'color-profile'],
      ['colorRendering', 'color-rendering'],
      ['dominantBaseline', 'dominant-baseline'],
      ['enableBackground', 'enable-background'],
      ['fillOpacity', 'fill-opacity'],
      ['fillRule', 'fill-rule'],
      ['floodColor', 'flood-color'],
      ['floodOpacity', 'flood-opacity'],
      ['fontFamily', 'font-family'],
      ['fontSize', 'font-size'],
      ['fontSizeAdjust', 'font-size-adjust'],
      ['fontStretch', 'font-stretch'],
      ['fontStyle', 'font-style'],
      ['fontVariant', 'font-variant'],
      ['fontWeight', 'font-weight'],
      ['glyphName', 'glyph-name'],
      ['glyphOrientationHorizontal', 'glyph-orientation-horizontal'],
      ['glyphOrientationVertical', 'glyph-orientation-vertical'],
      ['horizAdvX', 'horiz-adv-x'],
      ['horizOriginX', 'horiz-origin-x'],
      ['imageRendering', 'image-rendering'],
      ['letterSpacing', 'letter-spacing'],
      ['lightingColor', 'lighting-color'],
      ['markerEnd', 'marker-end'],
      ['markerMid', 'marker-mid'],
      ['markerStart', 'marker-start'],
      ['maskType', 'mask-type'],
      ['overlinePosition', 'overline-position'],
      ['overlineThickness', 'overline-thickness'],
      ['paintOrder', 'paint-order'],
      ['panose-1', 'panose-1'],
      ['pointerEvents', 'pointer-events'],
      ['renderingIntent', 'rendering-intent'],
      ['shapeRendering', 'shape-rendering'],
      ['stopColor', 'stop-color'],
      ['stopOpacity', 'stop-opacity'],
      ['strikethroughPosition', 'strikethrough-position'],
      ['strikethroughThickness', 'strikethrough-thickness'],
      ['strokeDasharray', 'stroke-dasharray'],
      ['strokeDashoffset', 'stroke-dashoffset'],
      ['strokeLinecap', 'stroke-linecap'],
      ['strokeLinejoin', 'stroke-linejoin'],
      ['strokeMiterlimit', 'stroke-miterlimit'],
      ['strokeOpacity', 'stroke-opacity'],
      ['strokeWidth', 'stroke-width'],
      ['textAnchor', 'text-anchor'],
      ['textDecoration', 'text-decoration'],
      ['textRendering', 'text-rendering'],
      ['transformOrigin', 'transform-origin'],
      ['underlinePosition', 'underline-position'],
      ['underlineThickness', 'underline-thickness'],
      ['unicodeBidi', 'unicode-bidi'],
      ['unicodeRange', 'unicode-range'],
      ['unitsPerEm', 'units-per-em'],
      ['vAlphabetic', 'v-alphabetic'],
      ['vHanging', 'v-hanging'],
      ['vIdeographic', 'v-ideographic'],
      ['vMathematical', 'v-mathematical'],
      ['vectorEffect', 'vector-effect'],
      ['vertAdvY', 'vert-adv-y'],
      ['vertOriginX', 'vert-origin-x'],
      ['vertOriginY', 'vert-origin-y'],
      ['wordSpacing', 'word-spacing'],
      ['writingMode', 'writing-mode'],
      ['xmlnsXlink', 'xmlns:xlink'],
      ['xHeight', 'x-height'],
    ]),
    uh =
      /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i
  function ge(l) {
    return uh.test('' + l)
      ? "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')"
      : l
  }
  function ht() {}
  var Gc = null
  function Vi(l) {
    return (
      (l = l.target || l.srcElement || window),
      l.correspondingUseElement && (l = l.correspondingUseElement),
      l.nodeType === 3 ? l.parentNode : l
    )
  }
  var la = null,
    oa = null
  function N1(l) {
    var t = Ya(l)
    if (t && (l = t.stateNode)) {
      var u = l[Rl] || null
      l: switch (((l = t.stateNode), t.type)) {
        case 'input':
          if (
            (Bc(
              l,
              u.value,
              u.defaultValue,
              u.defaultValue,
              u.checked,
              u.defaultChecked,
              u.type,
              u.name,
            ),
            (t = u.name),
            u.type === 'radio' && t != null)
          ) {
            for (u = l; u.parentNode;) u = u.parentNode
            for (
              u = u.querySelectorAll('input[name="' + Fl('' + t) + '"][type="radio"]'), t = 0;
              t < u.length;
              t++
            ) {
              var a = u[t]
              if (a !== l && a.form === l.form) {
                var n = a[Rl] || null
                if (!n) throw Error(E(90))
                Bc(
                  a,
                  n.value,
                  n.defaultValue,
                  n.defaultValue,
                  n.checked,
                  n.defaultChecked,
                  n.type,
                  n.name,
                )
              }
            }
            for (t = 0; t < u.length; t++) ((a = u[t]), a.form === l.form && Ey(a))
          }
          break l
        case 'textarea':
          zy(l, u.value, u.defaultValue)
          break l
        case 'select':
          ;((t = u.value), t != null && ya(l, !!u.multiple, t, !1))
      }
    }
  }
  var kf = !1
  function _y(l, t, u) {
    if (kf) return l(t, u)
    kf = !0
    try {
      var a = l(t)
      return a
    } finally {
      if (
        ((kf = !1),
        (la !== null || oa !== null) &&
          (Af(), la && ((t = la), (l = oa), (oa = la = null), N1(t), l)))
      )
        for (t = 0; t < l.length; t++) N1(l[t])
    }
  }
  function gn(l, t) {
    var u = l.stateNode
    if (u === null) return null
    var a = u[Rl] || null
    if (a === null) return null
    u = a[t]
    l: switch (t) {
      case 'onClick':
      case 'onClickCapture':
      case 'onDoubleClick':
      case 'onDoubleClickCapture':
      case 'onMouseDown':
      case 'onMouseDownCapture':
      case 'onMouseMove':
      case 'onMouseMoveCapture':
      case 'onMouseUp':
      case 'onMouseUpCapture':
      case 'onMouseEnter':
        ;((a = !a.disabled) ||
          ((l = l.type),
          (a = !(l === 'button' || l === 'input' || l === 'select' || l === 'textarea'))),
          (l = !a))
        break l
      default:
        l = !1
    }
    if (l) return null
    if (u && typeof u != 'function') throw Error(E(231, t, typeof u))
    return u
  }
  var rt = !(
      typeof window > 'u' ||
      typeof window.document > 'u' ||
      typeof window.document.createElement > 'u'
    ),
    Xc = !1
  if (rt)
    try {
      ;((Ku = {}),
        Object.defineProperty(Ku, 'passive', {
          get: function () {
            Xc = !0
          },
        }),
        window.addEventListener('test', Ku, Ku),
        window.removeEventListener('test', Ku, Ku))
    } catch {
      Xc = !1
    }
  var Ku,
    Wt = null,
    Zi = null,
    Se = null
  function Ay() {
    if (Se) return Se
    var l,
      t = Zi,
      u = t.length,
      a,
      n = 'value' in Wt ? Wt.value : Wt.textContent,
      e = n.length
    for (l = 0; l < u && t[l] === n[l]; l++);
    var f = u - l
    for (a = 1; a <= f && t[u - a] === n[e - a]; a++);
    return (Se = n.slice(l, 1 < a ? 1 - a : void 0))
  }
  function Te(l) {
    var t = l.keyCode
    return (
      'charCode' in l ? ((l = l.charCode), l === 0 && t === 13 && (l = 13)) : (l = t),
      l === 10 && (l = 13),
      32 <= l || l === 13 ? l : 0
    )
  }
  function kn() {
    return !0
  }
  function D1() {
    return !1
  }
  function Nl(l) {
    function t(u, a, n, e, f) {
      ;((this._reactName = u),
        (this._targetInst = n),
        (this.type = a),
        (this.nativeEvent = e),
        (this.target = f),
        (this.currentTarget = null))
      for (var c in l) l.hasOwnProperty(c) && ((u = l[c]), (this[c] = u ? u(e) : e[c]))
      return (
        (this.isDefaultPrevented = (
          e.defaultPrevented != null ? e.defaultPrevented : e.returnValue === !1
        )
          ? kn
          : D1),
        (this.isPropagationStopped = D1),
        this
      )
    }
    return (
      L(t.prototype, {
        preventDefault: function () {
          this.defaultPrevented = !0
          var u = this.nativeEvent
          u &&
            (u.preventDefault
              ? u.preventDefault()
              : typeof u.returnValue != 'unknown' && (u.returnValue = !1),
            (this.isDefaultPrevented = kn))
        },
        stopPropagation: function () {
          var u = this.nativeEvent
          u &&
            (u.stopPropagation
              ? u.stopPropagation()
              : typeof u.cancelBubble != 'unknown' && (u.cancelBubble = !0),
            (this.isPropagationStopped = kn))
        },
        persist: function () {},
        isPersistent: kn,
      }),
      t
    )
  }
  var hu = {
      eventPhase: 0,
      bubbles: 0,
      cancelable: 0,
      timeStamp: function (l) {
        return l.timeStamp || Date.now()
      },
      defaultPrevented: 0,
      isTrusted: 0,
    },
    of = Nl(hu),
    Bn = L({}, hu, { view: 0, detail: 0 }),
    ah = Nl(Bn),
    Pf,
    lc,
    pa,
    mf = L({}, Bn, {
      screenX: 0,
      screenY: 0,
      clientX: 0,
      clientY: 0,
      pageX: 0,
      pageY: 0,
      ctrlKey: 0,
      shiftKey: 0,
      altKey: 0,
      metaKey: 0,
      getModifierState: xi,
      button: 0,
      buttons: 0,
      relatedTarget: function (l) {
        return l.relatedTarget === void 0
          ? l.fromElement === l.srcElement
            ? l.toElement
            : l.fromElement
          : l.relatedTarget
      },
      movementX: function (l) {
        return 'movementX' in l
          ? l.movementX
          : (l !== pa &&
              (pa && l.type === 'mousemove'
                ? ((Pf = l.screenX - pa.screenX), (lc = l.screenY - pa.screenY))
                : (lc = Pf = 0),
              (pa = l)),
            Pf)
      },
      movementY: function (l) {
        return 'movementY' in l ? l.movementY : lc
      },
    }),
    M1 = Nl(mf),
    nh = L({}, mf, { dataTransfer: 0 }),
    eh = Nl(nh),
    fh = L({}, Bn, { relatedTarget: 0 }),
    tc = Nl(fh),
    ch = L({}, hu, { animationName: 0, elapsedTime: 0, pseudoElement: 0 }),
    ih = Nl(ch),
    vh = L({}, hu, {
      clipboardData: function (l) {
        return 'clipboardData' in l ? l.clipboardData : window.clipboardData
      },
    }),
    yh = Nl(vh),
    oh = L({}, hu, { data: 0 }),
    U1 = Nl(oh),
    mh = {
      Esc: 'Escape',
      Spacebar: ' ',
      Left: 'ArrowLeft',
      Up: 'ArrowUp',
      Right: 'ArrowRight',
      Down: 'ArrowDown',
      Del: 'Delete',
      Win: 'OS',
      Menu: 'ContextMenu',
      Apps: 'ContextMenu',
      Scroll: 'ScrollLock',
      MozPrintableKey: 'Unidentified',
    },
    dh = {
      8: 'Backspace',
      9: 'Tab',
      12: 'Clear',
      13: 'Enter',
      16: 'Shift',
      17: 'Control',
      18: 'Alt',
      19: 'Pause',
      20: 'CapsLock',
      27: 'Escape',
      32: ' ',
      33: 'PageUp',
      34: 'PageDown',
      35: 'End',
      36: 'Home',
      37: 'ArrowLeft',
      38: 'ArrowUp',
      39: 'ArrowRight',
      40: 'ArrowDown',
      45: 'Insert',
      46: 'Delete',
      112: 'F1',
      113: 'F2',
      114: 'F3',
      115: 'F4',
      116: 'F5',
      117: 'F6',
      118: 'F7',
      119: 'F8',
      120: 'F9',
      121: 'F10',
      122: 'F11',
      123: 'F12',
      144: 'NumLock',
      145: 'ScrollLock',
      224: 'Meta',
    },
    hh = { Alt: 'altKey', Control: 'ctrlKey', Meta: 'metaKey', Shift: 'shiftKey' }
  function gh(l) {
    var t = this.nativeEvent
    return t.getModifierState ? t.getModifierState(l) : (l = hh[l]) ? !!t[l] : !1
  }
  function xi() {
    return gh
  }
  var Sh = L({}, Bn, {
      key: function (l) {
        if (l.key) {
          var t = mh[l.key] || l.key
          if (t !== 'Unidentified') return t
        }
        return l.type === 'keypress'
          ? ((l = Te(l)), l === 13 ? 'Enter' : String.fromCharCode(l))
          : l.type === 'keydown' || l.type === 'keyup'
            ? dh[l.keyCode] || 'Unidentified'
            : ''
      },
      code: 0,
      location: 0,
      ctrlKey: 0,
      shiftKey: 0,
      altKey: 0,
      metaKey: 0,
      repeat: 0,
      locale: 0,
      getModifierState: xi,
      charCode: function (l) {
        return l.type === 'keypress' ? Te(l) : 0
      },
      keyCode: function (l) {
        return l.type === 'keydown' || l.type === 'keyup' ? l.keyCode : 0
      },
      which: function (l) {
        return l.type === 'keypress'
          ? Te(l)
          : l.type === 'keydown' || l.type === 'keyup'
            ? l.keyCode
            : 0
      },
    }),
    Th = Nl(Sh),
    Eh = L({}, mf, {
      pointerId: 0,
      width: 0,
      height: 0,
      pressure: 0,
      tangentialPressure: 0,
      tiltX: 0,
      tiltY: 0,
      twist: 0,
      pointerType: 0,
      isPrimary: 0,
    }),
    r1 = Nl(Eh),
    sh = L({}, hu, { submitter: 0 }),
    zh = Nl(sh),
    bh = L({}, Bn, {
      touches: 0,
      targetTouches: 0,
      changedTouches: 0,
      altKey: 0,
      metaKey: 0,
      ctrlKey: 0,
      shiftKey: 0,
      getModifierState: xi,
    }),
    Oh = Nl(bh),
    _h = L({}, hu, { propertyName: 0, elapsedTime: 0, pseudoElement: 0 }),
    Ah = Nl(_h),
    Nh = L({}, mf, {
      deltaX: function (l) {
        return 'deltaX' in l ? l.deltaX : 'wheelDeltaX' in l ? -l.wheelDeltaX : 0
      },
      deltaY: function (l) {
        return 'deltaY' in l
          ? l.deltaY
          : 'wheelDeltaY' in l
            ? -l.wheelDeltaY
            : 'wheelDelta' in l
              ? -l.wheelDelta
              : 0
      },
      deltaZ: 0,
      deltaMode: 0,
    }),
    Dh = Nl(Nh),
    Mh = L({}, hu, { newState: 0, oldState: 0, source: 0 }),
    Uh = Nl(Mh),
    rh = [9, 13, 27, 32],
    Li = rt && 'CompositionEvent' in window,
    ln = null
  rt && 'documentMode' in document && (ln = document.documentMode)
  var Ch = rt && 'TextEvent' in window && !ln,
    Ny = rt && (!Li || (ln && 8 < ln && 11 >= ln)),
    C1 = ' ',
    H1 = !1
  function Dy(l, t) {
    switch (l) {
      case 'keyup':
        return rh.indexOf(t.keyCode) !== -1
      case 'keydown':
        return t.keyCode !== 229
      case 'keypress':
      case 'mousedown':
      case 'focusout':
        return !0
      default:
        return !1
    }
  }
  function My(l) {
    return ((l = l.detail), typeof l == 'object' && 'data' in l ? l.data : null)
  }
  var ta = !1
  function Hh(l, t) {
    switch (l) {
      case 'compositionend':
        return My(t)
      case 'keypress':
        return t.which !== 32 ? null : ((H1 = !0), C1)
      case 'textInput':
        return ((l = t.data), l === C1 && H1 ? null : l)
      default:
        return null
    }
  }
  function Rh(l, t) {
    if (ta)
      return l === 'compositionend' || (!Li && Dy(l, t))
        ? ((l = Ay()), (Se = Zi = Wt = null), (ta = !1), l)
        : null
    switch (l) {
      case 'paste':
        return null
      case 'keypress':
        if (!(t.ctrlKey || t.altKey || t.metaKey) || (t.ctrlKey && t.altKey)) {
          if (t.char && 1 < t.char.length) return t.char
          if (t.which) return String.fromCharCode(t.which)
        }
        return null
      case 'compositionend':
        return Ny && t.locale !== 'ko' ? null : t.data
      default:
        return null
    }
  }
  var Yh = {
    color: !0,
    date: !0,
    datetime: !0,
    'datetime-local': !0,
    email: !0,
    month: !0,
    number: !0,
    password: !0,
    range: !0,
    search: !0,
    tel: !0,
    text: !0,
    time: !0,
    url: !0,
    week: !0,
  }
  function R1(l) {
    var t = l && l.nodeName && l.nodeName.toLowerCase()
    return t === 'input' ? !!Yh[l.type] : t === 'textarea'
  }
  function Uy(l, t, u, a) {
    ;(la ? (oa ? oa.push(a) : (oa = [a])) : (la = a),
      (t = ef(t, 'onChange')),
      0 < t.length &&
        ((u = new of('onChange', 'change', null, u, a)), l.push({ event: u, listeners: t })))
  }
  var tn = null,
    Sn = null
  function qh(l) {
    Am(l, 0)
  }
  function df(l) {
    var t = Ia(l)
    if (Ey(t)) return l
  }
  function Y1(l, t) {
    if (l === 'change') return t
  }
  var ry = !1
  rt &&
    (rt
      ? ((le = 'oninput' in document),
        le ||
          ((uc = document.createElement('div')),
          uc.setAttribute('oninput', 'return;'),
          (le = typeof uc.oninput == 'function')),
        (Pn = le))
      : (Pn = !1),
    (ry = Pn && (!document.documentMode || 9 < document.documentMode)))
  var Pn, le, uc
  function q1() {
    tn && (tn.detachEvent('onpropertychange', Cy), (Sn = tn = null))
  }
  function Cy(l) {
    if (l.propertyName === 'value' && df(Sn)) {
      var t = []
      ;(Uy(t, Sn, l, Vi(l)), _y(qh, t))
    }
  }
  function Bh(l, t, u) {
    l === 'focusin'
      ? (q1(), (tn = t), (Sn = u), tn.attachEvent('onpropertychange', Cy))
      : l === 'focusout' && q1()
  }
  function Gh(l) {
    if (l === 'selectionchange' || l === 'keyup' || l === 'keydown') return df(Sn)
  }
  function Xh(l, t) {
    if (l === 'click') return df(t)
  }
  function Qh(l, t) {
    if (l === 'input' || l === 'change') return df(t)
  }
  function jh(l, t) {
    return (l === t && (l !== 0 || 1 / l === 1 / t)) || (l !== l && t !== t)
  }
  var xl = typeof Object.is == 'function' ? Object.is : jh
  function Tn(l, t) {
    if (xl(l, t)) return !0
    if (typeof l != 'object' || l === null || typeof t != 'object' || t === null) return !1
    var u = Object.keys(l),
      a = Object.keys(t)
    if (u.length !== a.length) return !1
    for (a = 0; a < u.length; a++) {
      var n = u[a]
      if (!Yc.call(t, n) || !xl(l[n], t[n])) return !1
    }
    return !0
  }
  function Qc(l) {
    if (((l = l || (typeof document < 'u' ? document : void 0)), typeof l > 'u')) return null
    try {
      return l.activeElement || l.body
    } catch {
      return l.body
    }
  }
  function B1(l) {
    for (; l && l.firstChild;) l = l.firstChild
    return l
  }
  function G1(l, t) {
    var u = B1(l)
    l = 0
    for (var a; u;) {
      if (u.nodeType === 3) {
        if (((a = l + u.textContent.length), l <= t && a >= t)) return { node: u, offset: t - l }
        l = a
      }
      l: {
        for (; u;) {
          if (u.nextSibling) {
            u = u.nextSibling
            break l
          }
          u = u.parentNode
        }
        u = void 0
      }
      u = B1(u)
    }
  }
  function Hy(l, t) {
    return l && t
      ? l === t
        ? !0
        : l && l.nodeType === 3
          ? !1
          : t && t.nodeType === 3
            ? Hy(l, t.parentNode)
            : 'contains' in l
              ? l.contains(t)
              : l.compareDocumentPosition
                ? !!(l.compareDocumentPosition(t) & 16)
                : !1
      : !1
  }
  function Ry(l) {
    l =
      l != null && l.ownerDocument != null && l.ownerDocument.defaultView != null
        ? l.ownerDocument.defaultView
        : window
    for (var t = Qc(l.document); t instanceof l.HTMLIFrameElement;) {
      try {
        var u = typeof t.contentWindow.location.href == 'string'
      } catch {
        u = !1
      }
      if (u) l = t.contentWindow
      else break
      t = Qc(l.document)
    }
    return t
  }
  function pi(l) {
    var t = l && l.nodeName && l.nodeName.toLowerCase()
    return (
      t &&
      ((t === 'input' &&
        (l.type === 'text' ||
          l.type === 'search' ||
          l.type === 'tel' ||
          l.type === 'url' ||
          l.type === 'password')) ||
        t === 'textarea' ||
        l.contentEditable === 'true')
    )
  }
  var Vh = rt && 'documentMode' in document && 11 >= document.documentMode,
    ua = null,
    jc = null,
    un = null,
    Vc = !1
  function X1(l, t, u) {
    var a = u.window === u ? u.document : u.nodeType === 9 ? u : u.ownerDocument
    Vc ||
      ua == null ||
      ua !== Qc(a) ||
      ((a = ua),
      'selectionStart' in a && pi(a)
        ? (a = { start: a.selectionStart, end: a.selectionEnd })
        : ((a = ((a.ownerDocument && a.ownerDocument.defaultView) || window).getSelection()),
          (a = {
            anchorNode: a.anchorNode,
            anchorOffset: a.anchorOffset,
            focusNode: a.focusNode,
            focusOffset: a.focusOffset,
          })),
      (un && Tn(un, a)) ||
        ((un = a),
        (a = ef(jc, 'onSelect')),
        0 < a.length &&
          ((t = new of('onSelect', 'select', null, t, u)),
          l.push({ event: t, listeners: a }),
          (t.target = ua))))
  }
  function Su(l, t) {
    var u = {}
    return (
      (u[l.toLowerCase()] = t.toLowerCase()),
      (u['Webkit' + l] = 'webkit' + t),
      (u['Moz' + l] = 'moz' + t),
      u
    )
  }
  var aa = {
      animationend: Su('Animation', 'AnimationEnd'),
      animationiteration: Su('Animation', 'AnimationIteration'),
      animationstart: Su('Animation', 'AnimationStart'),
      transitionrun: Su('Transition', 'TransitionRun'),
      transitionstart: Su('Transition', 'TransitionStart'),
      transitioncancel: Su('Transition', 'TransitionCancel'),
      transitionend: Su('Transition', 'TransitionEnd'),
    },
    ac = {},
    Yy = {}
  rt &&
    ((Yy = document.createElement('div').style),
    'AnimationEvent' in window ||
      (delete aa.animationend.animation,
      delete aa.animationiteration.animation,
      delete aa.animationstart.animation),
    'TransitionEvent' in window || delete aa.transitionend.transition)
  function Qu(l) {
    if (ac[l]) return ac[l]
    if (!aa[l]) return l
    var t = aa[l],
      u
    for (u in t) if (t.hasOwnProperty(u) && u in Yy) return (ac[l] = t[u])
    return l
  }
  var qy = Qu('animationend'),
    By = Qu('animationiteration'),
    Gy = Qu('animationstart'),
    Zh = Qu('transitionrun'),
    xh = Qu('transitionstart'),
    Lh = Qu('transitioncancel'),
    Xy = Qu('transitionend'),
    Qy = new Map(),
    Zc =
      'abort auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove waiting wheel'.split(
        ' ',
      )
  Zc.push('scrollEnd')
  function et(l, t) {
    ;(Qy.set(l, t), Xu(t, [l]))
  }
  var ph = 0
  function Ct(l, t) {
    if (l.name != null && l.name !== 'auto') return l.name
    if (t.autoName !== null) return t.autoName
    l = nt.identifierPrefix
    var u = ph++
    return ((l = '_' + l + 't_' + u.toString(32) + '_'), (t.autoName = l))
  }
  function Q1(l) {
    if (l == null || typeof l == 'string') return l
    var t = null,
      u = Ea
    if (u !== null)
      for (var a = 0; a < u.length; a++) {
        var n = l[u[a]]
        if (n != null) {
          if (n === 'none') return 'none'
          t = t == null ? n : t + (' ' + n)
        }
      }
    return t ?? l.default
  }
  function Gt(l, t) {
    return (
      (l = Q1(l)),
      (t = Q1(t)),
      t == null ? (l === 'auto' ? null : l) : t === 'auto' ? null : t
    )
  }
  var Qe =
      typeof reportError == 'function'
        ? reportError
        : function (l) {
            if (typeof window == 'object' && typeof window.ErrorEvent == 'function') {
              var t = new window.ErrorEvent('error', {
                bubbles: !0,
                cancelable: !0,
                message:
                  typeof l == 'object' && l !== null && typeof l.message == 'string'
                    ? String(l.message)
                    : String(l),
                error: l,
              })
              if (!window.dispatchEvent(t)) return
            } else if (typeof process == 'object' && typeof process.emit == 'function') {
              process.emit('uncaughtException', l)
              return
            }
            console.error(l)
          },
    Jl = [],
    na = 0,
    Ki = 0
  function hf() {
    for (var l = na, t = (Ki = na = 0); t < l;) {
      var u = Jl[t]
      Jl[t++] = null
      var a = Jl[t]
      Jl[t++] = null
      var n = Jl[t]
      Jl[t++] = null
      var e = Jl[t]
      if (((Jl[t++] = null), a !== null && n !== null)) {
        var f = a.pending
        ;(f === null ? (n.next = n) : ((n.next = f.next), (f.next = n)), (a.pending = n))
      }
      e !== 0 && jy(u, n, e)
    }
  }
  function gf(l, t, u, a) {
    ;((Jl[na++] = l),
      (Jl[na++] = t),
      (Jl[na++] = u),
      (Jl[na++] = a),
      (Ki |= a),
      (l.lanes |= a),
      (l = l.alternate),
      l !== null && (l.lanes |= a))
  }
  function Ji(l, t, u, a) {
    return (gf(l, t, u, a), je(l))
  }
  function ju(l, t) {
    return (gf(l, null, null, t), je(l))
  }
  function jy(l, t, u) {
    l.lanes |= u
    var a = l.alternate
    a !== null && (a.lanes |= u)
    for (var n = !1, e = l.return; e !== null;)
      ((e.childLanes |= u),
        (a = e.alternate),
        a !== null && (a.childLanes |= u),
        e.tag === 22 && ((l = e.stateNode), l === null || l._visibility & 1 || (n = !0)),
        (l = e),
        (e = e.return))
    return l.tag === 3
      ? ((e = l.stateNode),
        n &&
          t !== null &&
          ((n = 31 - Vl(u)),
          (l = e.hiddenUpdates),
          (a = l[n]),
          a === null ? (l[n] = [t]) : a.push(t),
          (t.lane = u | 536870912)),
        e)
      : null
  }
  function je(l) {
    if (50 < dn) throw ((dn = 0), (Me = null), Error(E(185)))
    for (var t = l.return; t !== null;) ((l = t), (t = l.return))
    return l.tag === 3 ? l.stateNode : null
  }
  var ea = {}
  function Kh(l, t, u, a) {
    ;((this.tag = l),
      (this.key = u),
      (this.sibling =
        this.child =
        this.return =
        this.stateNode =
        this.type =
        this.elementType =
          null),
      (this.index = 0),
      (this.refCleanup = this.ref = null),
      (this.pendingProps = t),
      (this.dependencies = this.memoizedState = this.updateQueue = this.memoizedProps = null),
      (this.mode = a),
      (this.subtreeFlags = this.flags = 0),
      (this.deletions = null),
      (this.childLanes = this.lanes = 0),
      (this.alternate = null))
  }
  function rl(l, t, u, a) {
    return new Kh(l, t, u, a)
  }
  function wi(l) {
    return ((l = l.prototype), !(!l || !l.isReactComponent))
  }
  function Mt(l, t) {
    var u = l.alternate
    return (
      u === null
        ? ((u = rl(l.tag, t, l.key, l.mode)),
          (u.elementType = l.elementType),
          (u.type = l.type),
          (u.stateNode = l.stateNode),
          (u.alternate = l),
          (l.alternate = u))
        : ((u.pendingProps = t),
          (u.type = l.type),
          (u.flags = 0),
          (u.subtreeFlags = 0),
          (u.deletions = null)),
      (u.flags = l.flags & 1206910976),
      (u.childLanes = l.childLanes),
      (u.lanes = l.lanes),
      (u.child = l.child),
      (u.memoizedProps = l.memoizedProps),
      (u.memoizedState = l.memoizedState),
      (u.updateQueue = l.updateQueue),
      (t = l.dependencies),
      (u.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext }),
      (u.sibling = l.sibling),
      (u.index = l.index),
      (u.ref = l.ref),
      (u.refCleanup = l.refCleanup),
      u
    )
  }
  function Vy(l, t) {
    l.flags &= 1206910978
    var u = l.alternate
    return (
      u === null
        ? ((l.childLanes = 0),
          (l.lanes = t),
          (l.child = null),
          (l.subtreeFlags = 0),
          (l.memoizedProps = null),
          (l.memoizedState = null),
          (l.updateQueue = null),
          (l.dependencies = null),
          (l.stateNode = null))
        : ((l.childLanes = u.childLanes),
          (l.lanes = u.lanes),
          (l.child = u.child),
          (l.subtreeFlags = 0),
          (l.deletions = null),
          (l.memoizedProps = u.memoizedProps),
          (l.memoizedState = u.memoizedState),
          (l.updateQueue = u.updateQueue),
          (l.type = u.type),
          (t = u.dependencies),
          (l.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext })),
      l
    )
  }
  function Ee(l, t, u, a, n, e) {
    var f = 0
    if (((a = l), typeof a == 'function')) wi(a) && (f = 1)
    else if (typeof a == 'string')
      f = TS(l, u, Tt.current) ? 26 : l === 'html' || l === 'head' || l === 'body' ? 27 : 5
    else
      l: switch (a) {
        case Uc:
          return ((l = rl(31, u, t, n)), (l.elementType = Uc), (l.lanes = e), l)
        case ku:
          return Au(u.children, n, e, t)
        case ay:
          ;((f = 8), (n |= 24))
          break
        case Nc:
          return ((l = rl(12, u, t, n | 2)), (l.elementType = Nc), (l.lanes = e), l)
        case Dc:
          return ((l = rl(13, u, t, n)), (l.elementType = Dc), (l.lanes = e), l)
        case Mc:
          return ((l = rl(19, u, t, n)), (l.elementType = Mc), (l.lanes = e), l)
        case Rd:
        case rc:
          return (
            (l = n | 32),
            (l = rl(30, u, t, l)),
            (l.elementType = rc),
            (l.lanes = e),
            (l.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
            l
          )
        default:
          if (typeof a == 'object' && a !== null)
            switch (a.$$typeof) {
              case dt:
                f = 10
                break l
              case ny:
                f = 9
                break l
              case qi:
                f = 11
                break l
              case Bi:
                f = 14
                break l
              case pt:
                ;((f = 16), (a = null))
                break l
            }
          ;((f = 29), (u = Error(E(130, l === null ? 'null' : typeof l, ''))), (a = null))
      }
    return ((t = rl(f, u, t, n)), (t.elementType = l), (t.type = a), (t.lanes = e), t)
  }
  function Au(l, t, u, a) {
    return ((l = rl(7, l, a, t)), (l.lanes = u), l)
  }
  function nc(l, t, u) {
    return ((l = rl(6, l, null, t)), (l.lanes = u), l)
  }
  function Zy(l) {
    var t = rl(18, null, null, 0)
    return ((t.stateNode = l), t)
  }
  function ec(l, t, u) {
    return (
      (t = rl(4, l.children !== null ? l.children : [], l.key, t)),
      (t.lanes = u),
      (t.stateNode = {
        containerInfo: l.containerInfo,
        pendingChildren: null,
        implementation: l.implementation,
      }),
      t
    )
  }
  var j1 = new WeakMap()
  function $l(l, t) {
    if (typeof l == 'object' && l !== null) {
      var u = j1.get(l)
      return u !== void 0 ? u : ((t = { value: l, source: t, stack: T1(t) }), j1.set(l, t), t)
    }
    return { value: l, source: t, stack: T1(t) }
  }
  var fa = [],
    ca = 0,
    Ve = null,
    En = 0,
    wl = [],
    Wl = 0,
    vu = null,
    gt = 1,
    St = ''
  function Nt(l, t) {
    ;((fa[ca++] = En), (fa[ca++] = Ve), (Ve = l), (En = t))
  }
  function xy(l, t, u) {
    ;((wl[Wl++] = gt), (wl[Wl++] = St), (wl[Wl++] = vu), (vu = l))
    var a = gt
    l = St
    var n = 32 - Vl(a) - 1
    ;((a &= ~(1 << n)), (u += 1))
    var e = 32 - Vl(t) + n
    if (30 < e) {
      var f = n - (n % 5)
      ;((e = (a & ((1 << f) - 1)).toString(32)),
        (a >>= f),
        (n -= f),
        (gt = (1 << (32 - Vl(t) + n)) | (u << n) | a),
        (St = e + l))
    } else ((gt = (1 << e) | (u << n) | a), (St = l))
  }
  function Sf(l) {
    l.return !== null && (Nt(l, 1), xy(l, 1, 0))
  }
  function Wi(l) {
    for (; l === Ve;) ((Ve = fa[--ca]), (fa[ca] = null), (En = fa[--ca]), (fa[ca] = null))
    for (; l === vu;)
      ((vu = wl[--Wl]),
        (wl[Wl] = null),
        (St = wl[--Wl]),
        (wl[Wl] = null),
        (gt = wl[--Wl]),
        (wl[Wl] = null))
  }
  function Ly(l, t) {
    ;((wl[Wl++] = gt), (wl[Wl++] = St), (wl[Wl++] = vu), (gt = t.id), (St = t.overflow), (vu = l))
  }
  var yl = null,
    J = null,
    U = !1,
    lu = null,
    Il = !1,
    xc = Error(E(519))
  function yu(l) {
    var t = Error(
      E(418, 1 < arguments.length && arguments[1] !== void 0 && arguments[1] ? 'text' : 'HTML', ''),
    )
    throw (sn($l(t, l)), xc)
  }
  function V1(l) {
    var t = l.stateNode,
      u = l.type,
      a = l.memoizedProps
    switch (((t[ml] = l), (t[Rl] = a), u)) {
      case 'dialog':
        ;(r('cancel', t), r('close', t))
        break
      case 'iframe':
      case 'object':
      case 'embed':
        r('load', t)
        break
      case 'video':
      case 'audio':
        for (u = 0; u < _n.length; u++) r(_n[u], t)
        break
      case 'source':
        r('error', t)
        break
      case 'img':
      case 'image':
      case 'link':
        ;(r('error', t), r('load', t))
        break
      case 'details':
        r('toggle', t)
        break
      case 'input':
        ;(r('invalid', t),
          sy(t, a.value, a.defaultValue, a.checked, a.defaultChecked, a.type, a.name, !0))
        break
      case 'select':
        r('invalid', t)
        break
      case 'textarea':
        ;(r('invalid', t), by(t, a.value, a.defaultValue, a.children))
    }
    ;((u = a.children),
      (typeof u != 'string' && typeof u != 'number' && typeof u != 'bigint') ||
      t.textContent === '' + u ||
      a.suppressHydrationWarning === !0 ||
      Dm(t.textContent, u)
        ? (a.popover != null && (r('beforetoggle', t), r('toggle', t)),
          a.onScroll != null && r('scroll', t),
          a.onScrollEnd != null && r('scrollend', t),
          a.onClick != null && (t.onclick = ht),
          (t = !0))
        : (t = !1),
      t || yu(l, !0))
  }
  function Ze(l) {
    for (yl = l.return; yl;)
      switch (yl.tag) {
        case 5:
        case 31:
        case 13:
          Il = !1
          return
        case 27:
        case 3:
          Il = !0
          return
        default:
          yl = yl.return
      }
  }
  function Ju(l) {
    if (l !== yl) return !1
    if (!U) return (Ze(l), (U = !0), !1)
    var t = l.tag,
      u
    if (
      ((u = t !== 3 && t !== 27) &&
        ((u = t === 5) &&
          ((u = l.type), (u = !(u !== 'form' && u !== 'button') || Di(l.type, l.memoizedProps))),
        (u = !u)),
      u && J && yu(l),
      Ze(l),
      t === 13)
    ) {
      if (((l = l.memoizedState), (l = l !== null ? l.dehydrated : null), !l)) throw Error(E(317))
      J = Gv(l)
    } else if (t === 31) {
      if (((l = l.memoizedState), (l = l !== null ? l.dehydrated : null), !l)) throw Error(E(317))
      J = Gv(l)
    } else
      t === 27
        ? ((t = J), gu(l.type) ? ((l = Ci), (Ci = null), (J = l)) : (J = t))
        : (J = yl ? kl(l.stateNode.nextSibling) : null)
    return !0
  }
  function Uu() {
    ;((J = yl = null), (U = !1))
  }
  function fc() {
    var l = lu
    return (l !== null && (Ml === null ? (Ml = l) : Ml.push.apply(Ml, l), (lu = null)), l)
  }
  function sn(l) {
    lu === null ? (lu = [l]) : lu.push(l)
  }
  var Lc = zt(null),
    Vu = null,
    Dt = null
  function Ft(l, t, u) {
    ;(w(Lc, t._currentValue), (t._currentValue = u))
  }
  function Ut(l) {
    ;((l._currentValue = Lc.current), hl(Lc))
  }
  function se(l, t, u) {
    for (; l !== null;) {
      var a = l.alternate
      if (
        ((l.childLanes & t) !== t
          ? ((l.childLanes |= t), a !== null && (a.childLanes |= t))
          : a !== null && (a.childLanes & t) !== t && (a.childLanes |= t),
        l === u)
      )
        break
      l = l.return
    }
  }
  function pc(l, t, u, a) {
    var n = l.child
    for (n !== null && (n.return = l); n !== null;) {
      var e = n.dependencies
      if (e !== null) {
        var f = n.child
        e = e.firstContext
        l: for (; e !== null;) {
          var c = e
          e = n
          for (var i = 0; i < t.length; i++)
            if (c.context === t[i]) {
              ;((e.lanes |= u),
                (c = e.alternate),
                c !== null && (c.lanes |= u),
                se(e.return, u, l),
                a || (f = null))
              break l
            }
          e = c.next
        }
      } else if (n.tag === 18) {
        if (((f = n.return), f === null)) throw Error(E(341))
        ;((f.lanes |= u), (e = f.alternate), e !== null && (e.lanes |= u), se(f, u, l), (f = null))
      } else
        n.tag === 13 && n.memoizedState !== null && n.memoizedState.dehydrated === null
          ? ((n.lanes |= u),
            (f = n.alternate),
            f !== null && (f.lanes |= u),
            se(n.return, u, l),
            (f = n.child),
            (f = f !== null ? f.sibling : null))
          : (f = n.child)
      if (f !== null) f.return = n
      else
        for (f = n; f !== null;) {
          if (f === l) {
            f = null
            break
          }
          if (((n = f.sibling), n !== null)) {
            ;((n.return = f.return), (f = n))
            break
          }
          f = f.return
        }
      n = f
    }
  }
  function ru(l, t, u, a) {
    l = null
    for (var n = t, e = !1; n !== null;) {
      if (!e) {
        if ((n.flags & 524288) !== 0) e = !0
        else if ((n.flags & 262144) !== 0) break
      }
      if (n.tag === 10) {
        var f = n.alternate
        if (f === null) throw Error(E(387))
        if (((f = f.memoizedProps), f !== null)) {
          var c = n.type
          xl(n.pendingProps.value, f.value) || (l !== null ? l.push(c) : (l = [c]))
        }
      } else if (n === Ye.current) {
        if (((f = n.alternate), f === null)) throw Error(E(387))
        f.memoizedState.memoizedState !== n.memoizedState.memoizedState &&
          (l !== null ? l.push(ra) : (l = [ra]))
      }
      n = n.return
    }
    return (l !== null && pc(t, l, u, a), (t.flags |= 262144), l !== null)
  }
  function xe(l) {
    for (l = l.firstContext; l !== null;) {
      if (!xl(l.context._currentValue, l.memoizedValue)) return !0
      l = l.next
    }
    return !1
  }
  function Cu(l) {
    ;((Vu = l), (Dt = null), (l = l.dependencies), l !== null && (l.firstContext = null))
  }
  function dl(l) {
    return py(Vu, l)
  }
  function te(l, t) {
    return (Vu === null && Cu(l), py(l, t))
  }
  function py(l, t) {
    var u = t._currentValue
    if (((t = { context: t, memoizedValue: u, next: null }), Dt === null)) {
      if (l === null) throw Error(E(308))
      ;((Dt = t), (l.dependencies = { lanes: 0, firstContext: t }), (l.flags |= 524288))
    } else Dt = Dt.next = t
    return u
  }
  var Jh =
      typeof AbortController < 'u'
        ? AbortController
        : function () {
            var l = [],
              t = (this.signal = {
                aborted: !1,
                addEventListener: function (u, a) {
                  l.push(a)
                },
              })
            this.abort = function () {
              ;((t.aborted = !0),
                l.forEach(function (u) {
                  return u()
                }))
            }
          },
    wh = fl.unstable_scheduleCallback,
    Wh = fl.unstable_NormalPriority,
    ul = {
      $$typeof: dt,
      Consumer: null,
      Provider: null,
      _currentValue: null,
      _currentValue2: null,
      _threadCount: 0,
    }
  function Fi() {
    return { controller: new Jh(), data: new Map(), refCount: 0 }
  }
  function Gn(l) {
    ;(l.refCount--,
      l.refCount === 0 &&
        wh(Wh, function () {
          l.controller.abort()
        }))
  }
  function Z1(l, t) {
    if ((l.pendingLanes & 4194048) !== 0) {
      var u = l.transitionTypes
      for (u === null && (u = l.transitionTypes = []), l = 0; l < t.length; l++) {
        var a = t[l]
        u.indexOf(a) === -1 && u.push(a)
      }
    }
  }
  var ka = null
  function Fh(l) {
    var t = l.transitionTypes
    return ((l.transitionTypes = null), t)
  }
  var an = null,
    Kc = 0,
    Hu = 0,
    ma = null
  function $h(l, t) {
    if (an === null) {
      var u = (an = [])
      ;((Kc = 0),
        (Hu = _0()),
        (ma = {
          status: 'pending',
          value: void 0,
          then: function (a) {
            u.push(a)
          },
        }))
    }
    return (Kc++, t.then(x1, x1), t)
  }
  function x1() {
    if (--Kc === 0 && ((ka = null), an !== null)) {
      ma !== null && (ma.status = 'fulfilled')
      var l = an
      ;((an = null), (Hu = 0), (ma = null))
      for (var t = 0; t < l.length; t++) (0, l[t])()
    }
  }
  function Ih(l, t) {
    var u = [],
      a = {
        status: 'pending',
        value: null,
        reason: null,
        then: function (n) {
          u.push(n)
        },
      }
    return (
      l.then(
        function () {
          ;((a.status = 'fulfilled'), (a.value = t))
          for (var n = 0; n < u.length; n++) (0, u[n])(t)
        },
        function (n) {
          for (a.status = 'rejected', a.reason = n, n = 0; n < u.length; n++) (0, u[n])(void 0)
        },
      ),
      a
    )
  }
  var L1 = A.S
  A.S = function (l, t) {
    if (
      ((vm = Ql()),
      typeof t == 'object' && t !== null && typeof t.then == 'function' && $h(l, t),
      ka !== null)
    )
      for (var u = Da; u !== null;) (Z1(u, ka), (u = u.next))
    if (((u = l.types), u !== null)) {
      for (var a = Da; a !== null;) (Z1(a, u), (a = a.next))
      if (Hu !== 0) {
        ;((a = ka), a === null && (a = ka = []))
        for (var n = 0; n < u.length; n++) {
          var e = u[n]
          a.indexOf(e) === -1 && a.push(e)
        }
      }
    }
    L1 !== null && L1(l, t)
  }
  var Nu = zt(null)
  function $i() {
    var l = Nu.current
    return l !== null ? l : x.pooledCache
  }
  function ze(l, t) {
    t === null ? w(Nu, Nu.current) : w(Nu, t.pool)
  }
  function Ky() {
    var l = $i()
    return l === null ? null : { parent: ul._currentValue, pool: l }
  }
  var qa = Error(E(460)),
    Ii = Error(E(474)),
    Tf = Error(E(542)),
    Le = { then: function () {} }
  function p1(l) {
    return ((l = l.status), l === 'fulfilled' || l === 'rejected')
  }
  function Jy(l, t, u) {
    switch (
      ((u = l[u]), u === void 0 ? l.push(t) : u !== t && (t.then(ht, ht), (t = u)), t.status)
    ) {
      case 'fulfilled':
        return t.value
      case 'rejected':
        throw ((l = t.reason), J1(l), l === void 0 && !('reason' in t) ? Error(E(600)) : l)
      default:
        if (typeof t.status == 'string') t.then(ht, ht)
        else {
          if (((l = x), l !== null && 100 < l.shellSuspendCounter)) throw Error(E(482))
          ;((l = t),
            (l.status = 'pending'),
            l.then(
              function (a) {
                if (t.status === 'pending') {
                  var n = t
                  ;((n.status = 'fulfilled'), (n.value = a))
                }
              },
              function (a) {
                if (t.status === 'pending') {
                  var n = t
                  ;((n.status = 'rejected'), (n.reason = a))
                }
              },
            ))
        }
        switch (t.status) {
          case 'fulfilled':
            return t.value
          case 'rejected':
            throw ((l = t.reason), J1(l), l)
        }
        throw ((Du = t), qa)
    }
  }
  function su(l) {
    try {
      var t = l._init
      return t(l._payload)
    } catch (u) {
      throw u !== null && typeof u == 'object' && typeof u.then == 'function' ? ((Du = u), qa) : u
    }
  }
  var Du = null
  function K1() {
    if (Du === null) throw Error(E(459))
    var l = Du
    return ((Du = null), l)
  }
  function J1(l) {
    if (l === qa || l === Tf) throw Error(E(483))
  }
  var da = null,
    zn = 0
  function ue(l) {
    var t = zn
    return ((zn += 1), da === null && (da = []), Jy(da, l, t))
  }
  function Zt(l, t) {
    ;((t = t.props.ref), (l.ref = t !== void 0 ? t : null))
  }
  function ae(l, t) {
    throw t.$$typeof === Hd
      ? Error(E(525))
      : ((l = Object.prototype.toString.call(t)),
        Error(
          E(
            31,
            l === '[object Object]' ? 'object with keys {' + Object.keys(t).join(', ') + '}' : l,
          ),
        ))
  }
  function wy(l) {
    function t(m, v) {
      if (l) {
        var d = m.deletions
        d === null ? ((m.deletions = [v]), (m.flags |= 16)) : d.push(v)
      }
    }
    function u(m, v) {
      if (!l) return null
      for (; v !== null;) (t(m, v), (v = v.sibling))
      return null
    }
    function a(m) {
      for (var v = new Map(); m !== null;)
        (m.key === null ? v.set(m.index, m) : v.set(m.key, m), (m = m.sibling))
      return v
    }
    function n(m, v) {
      return ((m = Mt(m, v)), (m.index = 0), (m.sibling = null), m)
    }
    function e(m, v, d) {
      return (
        (m.index = d),
        l
          ? ((d = m.alternate),
            d !== null
              ? ((d = d.index), d < v ? ((m.flags |= 2), v) : d)
              : ((m.flags |= 134217730), v))
          : ((m.flags |= 1048576), v)
      )
    }
    function f(m) {
      return (l && m.alternate === null && (m.flags |= 134217730), m)
    }
    function c(m, v, d, S) {
      return v === null || v.tag !== 6
        ? ((v = nc(d, m.mode, S)), (v.return = m), v)
        : ((v = n(v, d)), (v.return = m), v)
    }
    function i(m, v, d, S) {
      var z = d.type
      return z === ku
        ? ((m = g(m, v, d.props.children, S, d.key)), Zt(m, d), m)
        : v !== null &&
            (v.elementType === z ||
              (typeof z == 'object' && z !== null && z.$$typeof === pt && su(z) === v.type))
          ? ((v = n(v, d.props)), Zt(v, d), (v.return = m), v)
          : ((v = Ee(d.type, d.key, d.props, null, m.mode, S)), Zt(v, d), (v.return = m), v)
    }
    function y(m, v, d, S) {
      return v === null ||
        v.tag !== 4 ||
        v.stateNode.containerInfo !== d.containerInfo ||
        v.stateNode.implementation !== d.implementation
        ? ((v = ec(d, m.mode, S)), (v.return = m), v)
        : ((v = n(v, d.children || [])), (v.return = m), v)
    }
    function g(m, v, d, S, z) {
      return v === null || v.tag !== 7
        ? ((v = Au(d, m.mode, S, z)), (v.return = m), v)
        : ((v = n(v, d)), (v.return = m), v)
    }
    function T(m, v, d) {
      if ((typeof v == 'string' && v !== '') || typeof v == 'number' || typeof v == 'bigint')
        return ((v = nc('' + v, m.mode, d)), (v.return = m), v)
      if (typeof v == 'object' && v !== null) {
        switch (v.$$typeof) {
          case wn:
            return ((d = Ee(v.type, v.key, v.props, null, m.mode, d)), Zt(d, v), (d.return = m), d)
          case Fa:
            return ((v = ec(v, m.mode, d)), (v.return = m), v)
          case pt:
            return ((v = su(v)), T(m, v, d))
        }
        if ($a(v) || La(v)) return ((v = Au(v, m.mode, d, null)), (v.return = m), v)
        if (typeof v.then == 'function') return T(m, ue(v), d)
        if (v.$$typeof === dt) return T(m, te(m, v), d)
        ae(m, v)
      }
      return null
    }
    function o(m, v, d, S) {
      var z = v !== null ? v.key : null
      if ((typeof d == 'string' && d !== '') || typeof d == 'number' || typeof d == 'bigint')
        return z !== null ? null : c(m, v, '' + d, S)
      if (typeof d == 'object' && d !== null) {
        switch (d.$$typeof) {
          case wn:
            return d.key === z ? i(m, v, d, S) : null
          case Fa:
            return d.key === z ? y(m, v, d, S) : null
          case pt:
            return ((d = su(d)), o(m, v, d, S))
        }
        if ($a(d) || La(d)) return z !== null ? null : g(m, v, d, S, null)
        if (typeof d.then == 'function') return o(m, v, ue(d), S)
        if (d.$$typeof === dt) return o(m, v, te(m, d), S)
        ae(m, d)
      }
      return null
    }
    function h(m, v, d, S, z) {
      if ((typeof S == 'string' && S !== '') || typeof S == 'number' || typeof S == 'bigint')
        return ((m = m.get(d) || null), c(v, m, '' + S, z))
      if (typeof S == 'object' && S !== null) {
        switch (S.$$typeof) {
          case wn:
            return ((m = m.get(S.key === null ? d : S.key) || null), i(v, m, S, z))
          case Fa:
            return ((m = m.get(S.key === null ? d : S.key) || null), y(v, m, S, z))
          case pt:
            return ((S = su(S)), h(m, v, d, S, z))
        }
        if ($a(S) || La(S)) return ((m = m.get(d) || null), g(v, m, S, z, null))
        if (typeof S.then == 'function') return h(m, v, d, ue(S), z)
        if (S.$$typeof === dt) return h(m, v, d, te(v, S), z)
        ae(v, S)
      }
      return null
    }
    function s(m, v, d, S) {
      for (var z = null, H = null, O = v, _ = (v = 0), ll = null; O !== null && _ < d.length; _++) {
        O.index > _ ? ((ll = O), (O = null)) : (ll = O.sibling)
        var Y = o(m, O, d[_], S)
        if (Y === null) {
          O === null && (O = ll)
          break
        }
        ;(l && O && Y.alternate === null && t(m, O),
          (v = e(Y, v, _)),
          H === null ? (z = Y) : (H.sibling = Y),
          (H = Y),
          (O = ll))
      }
      if (_ === d.length) return (u(m, O), U && Nt(m, _), z)
      if (O === null) {
        for (; _ < d.length; _++)
          ((O = T(m, d[_], S)),
            O !== null && ((v = e(O, v, _)), H === null ? (z = O) : (H.sibling = O), (H = O)))
        return (U && Nt(m, _), z)
      }
      for (O = a(O); _ < d.length; _++)
        ((ll = h(O, m, _, d[_], S)),
          ll !== null &&
            (l && ((Y = ll.alternate), Y !== null && O.delete(Y.key === null ? _ : Y.key)),
            (v = e(ll, v, _)),
            H === null ? (z = ll) : (H.sibling = ll),
            (H = ll)))
      return (
        l &&
          O.forEach(function (Qt) {
            return t(m, Qt)
          }),
        U && Nt(m, _),
        z
      )
    }
    function b(m, v, d, S) {
      if (d == null) throw Error(E(151))
      for (
        var z = null, H = null, O = v, _ = (v = 0), ll = null, Y = d.next();
        O !== null && !Y.done;
        _++, Y = d.next()
      ) {
        O.index > _ ? ((ll = O), (O = null)) : (ll = O.sibling)
        var Qt = o(m, O, Y.value, S)
        if (Qt === null) {
          O === null && (O = ll)
          break
        }
        ;(l && O && Qt.alternate === null && t(m, O),
          (v = e(Qt, v, _)),
          H === null ? (z = Qt) : (H.sibling = Qt),
          (H = Qt),
          (O = ll))
      }
      if (Y.done) return (u(m, O), U && Nt(m, _), z)
      if (O === null) {
        for (; !Y.done; _++, Y = d.next())
          ((Y = T(m, Y.value, S)),
            Y !== null && ((v = e(Y, v, _)), H === null ? (z = Y) : (H.sibling = Y), (H = Y)))
        return (U && Nt(m, _), z)
      }
      for (O = a(O); !Y.done; _++, Y = d.next())
        ((Y = h(O, m, _, Y.value, S)),
          Y !== null &&
            (l && ((ll = Y.alternate), ll !== null && O.delete(ll.key === null ? _ : ll.key)),
            (v = e(Y, v, _)),
            H === null ? (z = Y) : (H.sibling = Y),
            (H = Y)))
      return (
        l &&
          O.forEach(function (nd) {
            return t(m, nd)
          }),
        U && Nt(m, _),
        z
      )
    }
    function D(m, v, d, S) {
      if (
        (typeof d == 'object' &&
          d !== null &&
          d.type === ku &&
          d.key === null &&
          d.props.ref === void 0 &&
          (d = d.props.children),
        typeof d == 'object' && d !== null)
      ) {
        switch (d.$$typeof) {
          case wn:
            l: {
              for (var z = d.key; v !== null;) {
                if (v.key === z) {
                  if (((z = d.type), z === ku)) {
                    if (v.tag === 7) {
                      ;(u(m, v.sibling),
                        (S = n(v, d.props.children)),
                        Zt(S, d),
                        (S.return = m),
                        (m = S))
                      break l
                    }
                  } else if (
                    v.elementType === z ||
                    (typeof z == 'object' && z !== null && z.$$typeof === pt && su(z) === v.type)
                  ) {
                    ;(u(m, v.sibling), (S = n(v, d.props)), Zt(S, d), (S.return = m), (m = S))
                    break l
                  }
                  u(m, v)
                  break
                } else t(m, v)
                v = v.sibling
              }
              d.type === ku
                ? ((S = Au(d.props.children, m.mode, S, d.key)), Zt(S, d), (S.return = m), (m = S))
                : ((S = Ee(d.type, d.key, d.props, null, m.mode, S)),
                  Zt(S, d),
                  (S.return = m),
                  (m = S))
            }
            return f(m)
          case Fa:
            l: {
              for (z = d.key; v !== null;) {
                if (v.key === z)
                  if (
                    v.tag === 4 &&
                    v.stateNode.containerInfo === d.containerInfo &&
                    v.stateNode.implementation === d.implementation
                  ) {
                    ;(u(m, v.sibling), (S = n(v, d.children || [])), (S.return = m), (m = S))
                    break l
                  } else {
                    u(m, v)
                    break
                  }
                else t(m, v)
                v = v.sibling
              }
              ;((S = ec(d, m.mode, S)), (S.return = m), (m = S))
            }
            return f(m)
          case pt:
            return ((d = su(d)), D(m, v, d, S))
        }
        if ($a(d)) return s(m, v, d, S)
        if (La(d)) {
          if (((z = La(d)), typeof z != 'function')) throw Error(E(150))
          return ((d = z.call(d)), b(m, v, d, S))
        }
        if (typeof d.then == 'function') return D(m, v, ue(d), S)
        if (d.$$typeof === dt) return D(m, v, te(m, d), S)
        ae(m, d)
      }
      return (typeof d == 'string' && d !== '') || typeof d == 'number' || typeof d == 'bigint'
        ? ((d = '' + d),
          v !== null && v.tag === 6
            ? (u(m, v.sibling), (S = n(v, d)), (S.return = m), (m = S))
            : (u(m, v), (S = nc(d, m.mode, S)), (S.return = m), (m = S)),
          f(m))
        : u(m, v)
    }
    return function (m, v, d, S) {
      try {
        zn = 0
        var z = D(m, v, d, S)
        return ((da = null), z)
      } catch (O) {
        if (O === qa || O === Tf) throw O
        var H = rl(29, O, null, m.mode)
        return ((H.lanes = S), (H.return = m), H)
      }
    }
  }
  var Ru = wy(!0),
    Wy = wy(!1),
    Kt = !1
  function ki(l) {
    l.updateQueue = {
      baseState: l.memoizedState,
      firstBaseUpdate: null,
      lastBaseUpdate: null,
      shared: { pending: null, lanes: 0, hiddenCallbacks: null },
      callbacks: null,
    }
  }
  function Jc(l, t) {
    ;((l = l.updateQueue),
      t.updateQueue === l &&
        (t.updateQueue = {
          baseState: l.baseState,
          firstBaseUpdate: l.firstBaseUpdate,
          lastBaseUpdate: l.lastBaseUpdate,
          shared: l.shared,
          callbacks: null,
        }))
  }
  function tu(l) {
    return { lane: l, tag: 0, payload: null, callback: null, next: null }
  }
  function uu(l, t, u) {
    var a = l.updateQueue
    if (a === null) return null
    if (((a = a.shared), (B & 2) !== 0)) {
      var n = a.pending
      return (
        n === null ? (t.next = t) : ((t.next = n.next), (n.next = t)),
        (a.pending = t),
        (t = je(l)),
        jy(l, null, u),
        t
      )
    }
    return (gf(l, a, t, u), je(l))
  }
  function nn(l, t, u) {
    if (((t = t.updateQueue), t !== null && ((t = t.shared), (u & 4194048) !== 0))) {
      var a = t.lanes
      ;((a &= l.pendingLanes), (u |= a), (t.lanes = u), oy(l, u))
    }
  }
  function cc(l, t) {
    var u = l.updateQueue,
      a = l.alternate
    if (a !== null && ((a = a.updateQueue), u === a)) {
      var n = null,
        e = null
      if (((u = u.firstBaseUpdate), u !== null)) {
        do {
          var f = { lane: u.lane, tag: u.tag, payload: u.payload, callback: null, next: null }
          ;(e === null ? (n = e = f) : (e = e.next = f), (u = u.next))
        } while (u !== null)
        e === null ? (n = e = t) : (e = e.next = t)
      } else n = e = t
      ;((u = {
        baseState: a.baseState,
        firstBaseUpdate: n,
        lastBaseUpdate: e,
        shared: a.shared,
        callbacks: a.callbacks,
      }),
        (l.updateQueue = u))
      return
    }
    ;((l = u.lastBaseUpdate),
      l === null ? (u.firstBaseUpdate = t) : (l.next = t),
      (u.lastBaseUpdate = t))
  }
  var wc = !1
  function en() {
    if (wc) {
      var l = ma
      if (l !== null) throw l
    }
  }
  function fn(l, t, u, a) {
    wc = !1
    var n = l.updateQueue
    Kt = !1
    var e = n.firstBaseUpdate,
      f = n.lastBaseUpdate,
      c = n.shared.pending
    if (c !== null) {
      n.shared.pending = null
      var i = c,
        y = i.next
      ;((i.next = null), f === null ? (e = y) : (f.next = y), (f = i))
      var g = l.alternate
      g !== null &&
        ((g = g.updateQueue),
        (c = g.lastBaseUpdate),
        c !== f && (c === null ? (g.firstBaseUpdate = y) : (c.next = y), (g.lastBaseUpdate = i)))
    }
    if (e !== null) {
      var T = n.baseState
      ;((f = 0), (g = y = i = null), (c = e))
      do {
        var o = c.lane & -536870913,
          h = o !== c.lane
        if (h ? (R & o) === o : (a & o) === o) {
          ;(o !== 0 && o === Hu && (wc = !0),
            g !== null &&
              (g = g.next =
                { lane: 0, tag: c.tag, payload: c.payload, callback: null, next: null }))
          l: {
            var s = l,
              b = c
            o = t
            var D = u
            switch (b.tag) {
              case 1:
                if (((s = b.payload), typeof s == 'function')) {
                  T = s.call(D, T, o)
                  break l
                }
                T = s
                break l
              case 3:
                s.flags = (s.flags & -65537) | 128
              case 0:
                if (
                  ((s = b.payload), (o = typeof s == 'function' ? s.call(D, T, o) : s), o == null)
                )
                  break l
                T = L({}, T, o)
                break l
              case 2:
                Kt = !0
            }
          }
          ;((o = c.callback),
            o !== null &&
              ((l.flags |= 64),
              h && (l.flags |= 8192),
              (h = n.callbacks),
              h === null ? (n.callbacks = [o]) : h.push(o)))
        } else
          ((h = { lane: o, tag: c.tag, payload: c.payload, callback: c.callback, next: null }),
            g === null ? ((y = g = h), (i = T)) : (g = g.next = h),
            (f |= o))
        if (((c = c.next), c === null)) {
          if (((c = n.shared.pending), c === null)) break
          ;((h = c),
            (c = h.next),
            (h.next = null),
            (n.lastBaseUpdate = h),
            (n.shared.pending = null))
        }
      } while (!0)
      ;(g === null && (i = T),
        (n.baseState = i),
        (n.firstBaseUpdate = y),
        (n.lastBaseUpdate = g),
        e === null && (n.shared.lanes = 0),
        (du |= f),
        (l.lanes = f),
        (l.memoizedState = T))
    }
  }
  function Fy(l, t) {
    if (typeof l != 'function') throw Error(E(191, l))
    l.call(t)
  }
  function $y(l, t) {
    var u = l.callbacks
    if (u !== null) for (l.callbacks = null, l = 0; l < u.length; l++) Fy(u[l], t)
  }
  var ou = zt(null),
    pe = zt(0)
  function w1(l, t) {
    ;((l = qt), w(pe, l), w(ou, t), (qt = l | t.baseLanes))
  }
  function Wc() {
    ;(w(pe, qt), w(ou, ou.current))
  }
  function Pi() {
    ;((qt = pe.current), hl(ou), hl(pe))
  }
  var Tl = zt(null),
    zl = null
  function au(l) {
    var t = l.alternate
    ;(w(gl, gl.current & 1),
      w(Tl, l),
      zl === null && (t === null || ou.current !== null || t.memoizedState !== null) && (zl = l))
  }
  function Fc(l) {
    ;(w(gl, gl.current), w(Tl, l), zl === null && (zl = l))
  }
  function Iy(l) {
    l.tag === 22 ? (w(gl, gl.current), w(Tl, l), zl === null && (zl = l)) : nu()
  }
  function nu() {
    ;(w(gl, gl.current), w(Tl, Tl.current))
  }
  function Bl(l) {
    ;(hl(Tl), zl === l && (zl = null), hl(gl))
  }
  var gl = zt(0)
  function bn(l, t) {
    ;(w(Tl, Tl.current), w(gl, t))
  }
  function l0(l) {
    ;(hl(gl), hl(Tl), zl === l && (zl = null))
  }
  function Ke(l) {
    for (var t = l; t !== null;) {
      if (t.tag === 13) {
        var u = t.memoizedState
        if (u !== null && ((u = u.dehydrated), u === null || ri(u) || M0(u))) return t
      } else if (t.tag === 19 && t.memoizedProps.revealOrder !== 'independent') {
        if ((t.flags & 128) !== 0) return t
      } else if (t.child !== null) {
        ;((t.child.return = t), (t = t.child))
        continue
      }
      if (t === l) break
      for (; t.sibling === null;) {
        if (t.return === null || t.return === l) return null
        t = t.return
      }
      ;((t.sibling.return = t.return), (t = t.sibling))
    }
    return null
  }
  var Ht = 0,
    M = null,
    Z = null,
    tl = null,
    Je = !1,
    ha = !1,
    Yu = !1,
    we = 0,
    On = 0,
    ga = null,
    kh = 0
  function I() {
    throw Error(E(321))
  }
  function t0(l, t) {
    if (t === null) return !1
    for (var u = 0; u < t.length && u < l.length; u++) if (!xl(l[u], t[u])) return !1
    return !0
  }
  function u0(l, t, u, a, n, e) {
    return (
      (Ht = e),
      (M = t),
      (t.memoizedState = null),
      (t.updateQueue = null),
      (t.lanes = 0),
      (A.H = l === null || l.memoizedState === null ? ro : Co),
      (Yu = !1),
      (e = u(a, n)),
      (Yu = !1),
      ha && (e = Py(t, u, a, n)),
      ky(l),
      e
    )
  }
  function ky(l) {
    A.H = We
    var t = Z !== null && Z.next !== null
    if (((Ht = 0), (tl = Z = M = null), (Je = !1), (On = 0), (ga = null), t)) throw Error(E(300))
    l === null || al || ((l = l.dependencies), l !== null && xe(l) && (al = !0))
  }
  function Py(l, t, u, a) {
    M = l
    var n = 0
    do {
      if ((ha && (ga = null), (On = 0), (ha = !1), 25 <= n)) throw Error(E(301))
      if (((n += 1), (tl = Z = null), l.updateQueue != null)) {
        var e = l.updateQueue
        ;((e.lastEffect = null),
          (e.events = null),
          (e.stores = null),
          e.memoCache != null && (e.memoCache.index = 0))
      }
      ;((A.H = fg), (e = t(u, a)))
    } while (ha)
    return e
  }
  function Ph() {
    var l = A.H,
      t = l.useState()[0]
    return (
      (t = typeof t.then == 'function' ? Xn(t) : t),
      (l = l.useState()[0]),
      (Z !== null ? Z.memoizedState : null) !== l && (M.flags |= 1024),
      t
    )
  }
  function a0() {
    var l = we !== 0
    return ((we = 0), l)
  }
  function n0(l, t, u) {
    ;((t.updateQueue = l.updateQueue), (t.flags &= -2053), (l.lanes &= ~u))
  }
  function e0(l) {
    if (Je) {
      for (l = l.memoizedState; l !== null;) {
        var t = l.queue
        ;(t !== null && (t.pending = null), (l = l.next))
      }
      Je = !1
    }
    ;((Ht = 0), (tl = Z = M = null), (ha = !1), (On = we = 0), (ga = null))
  }
  function Al() {
    var l = { memoizedState: null, baseState: null, baseQueue: null, queue: null, next: null }
    return (tl === null ? (M.memoizedState = tl = l) : (tl = tl.next = l), tl)
  }
  function P() {
    if (Z === null) {
      var l = M.alternate
      l = l !== null ? l.memoizedState : null
    } else l = Z.next
    var t = tl === null ? M.memoizedState : tl.next
    if (t !== null) ((tl = t), (Z = l))
    else {
      if (l === null) throw M.alternate === null ? Error(E(467)) : Error(E(310))
      ;((Z = l),
        (l = {
          memoizedState: Z.memoizedState,
          baseState: Z.baseState,
          baseQueue: Z.baseQueue,
          queue: Z.queue,
          next: null,
        }),
        tl === null ? (M.memoizedState = tl = l) : (tl = tl.next = l))
    }
    return tl
  }
  function Ef() {
    return { lastEffect: null, events: null, stores: null, memoCache: null }
  }
  function Xn(l) {
    var t = On
    return (
      (On += 1),
      ga === null && (ga = []),
      (l = Jy(ga, l, t)),
      (t = M),
      (tl === null ? t.memoizedState : tl.next) === null &&
        ((t = t.alternate), (A.H = t === null || t.memoizedState === null ? ro : Co)),
      l
    )
  }
  function sf(l) {
    if (l !== null && typeof l == 'object') {
      if (typeof l.then == 'function') return Xn(l)
      if (l.$$typeof === qd) return
      if (l.$$typeof === dt) return dl(l)
    }
    throw Error(E(438, String(l)))
  }
  function f0(l) {
    var t = null,
      u = M.updateQueue
    if ((u !== null && (t = u.memoCache), t == null)) {
      var a = M.alternate
      a !== null &&
        ((a = a.updateQueue),
        a !== null &&
          ((a = a.memoCache),
          a != null &&
            (t = {
              data: a.data.map(function (n) {
                return n.slice()
              }),
              index: 0,
            })))
    }
    if (
      (t == null && (t = { data: [], index: 0 }),
      u === null && ((u = Ef()), (M.updateQueue = u)),
      (u.memoCache = t),
      (u = t.data[t.index]),
      u === void 0)
    )
      for (u = t.data[t.index] = Array(l), a = 0; a < l; a++) u[a] = Yd
    return (t.index++, u)
  }
  function Rt(l, t) {
    return typeof t == 'function' ? t(l) : t
  }
  function be(l) {
    var t = P()
    return c0(t, Z, l)
  }
  function c0(l, t, u) {
    var a = l.queue
    if (a === null) throw Error(E(311))
    a.lastRenderedReducer = u
    var n = l.baseQueue,
      e = a.pending
    if (e !== null) {
      if (n !== null) {
        var f = n.next
        ;((n.next = e.next), (e.next = f))
      }
      ;((t.baseQueue = n = e), (a.pending = null))
    }
    if (((e = l.baseState), n === null)) l.memoizedState = e
    else {
      t = n.next
      var c = (f = null),
        i = null,
        y = t,
        g = !1
      do {
        var T = y.lane & -536870913
        if (T !== y.lane ? (R & T) === T : (Ht & T) === T) {
          var o = y.revertLane
          if (o === 0)
            (i !== null &&
              (i = i.next =
                {
                  lane: 0,
                  revertLane: 0,
                  gesture: null,
                  action: y.action,
                  hasEagerState: y.hasEagerState,
                  eagerState: y.eagerState,
                  next: null,
                }),
              T === Hu && (g = !0))
          else if ((Ht & o) === o) {
            ;((y = y.next), o === Hu && (g = !0))
            continue
          } else
            ((T = {
              lane: 0,
              revertLane: y.revertLane,
              gesture: null,
              action: y.action,
              hasEagerState: y.hasEagerState,
              eagerState: y.eagerState,
              next: null,
            }),
              i === null ? ((c = i = T), (f = e)) : (i = i.next = T),
              (M.lanes |= o),
              (du |= o))
          ;((T = y.action), Yu && u(e, T), (e = y.hasEagerState ? y.eagerState : u(e, T)))
        } else
          ((o = {
            lane: T,
            revertLane: y.revertLane,
            gesture: y.gesture,
            action: y.action,
            hasEagerState: y.hasEagerState,
            eagerState: y.eagerState,
            next: null,
          }),
            i === null ? ((c = i = o), (f = e)) : (i = i.next = o),
            (M.lanes |= T),
            (du |= T))
        y = y.next
      } while (y !== null && y !== t)
      if (
        (i === null ? (f = e) : (i.next = c),
        !xl(e, l.memoizedState) && ((al = !0), g && ((u = ma), u !== null)))
      )
        throw u
      ;((l.memoizedState = e), (l.baseState = f), (l.baseQueue = i), (a.lastRenderedState = e))
    }
    return (n === null && (a.lanes = 0), [l.memoizedState, a.dispatch])
  }
  function ic(l) {
    var t = P(),
      u = t.queue
    if (u === null) throw Error(E(311))
    u.lastRenderedReducer = l
    var a = u.dispatch,
      n = u.pending,
      e = t.memoizedState
    if (n !== null) {
      u.pending = null
      var f = (n = n.next)
      do ((e = l(e, f.action)), (f = f.next))
      while (f !== n)
      ;(xl(e, t.memoizedState) || (al = !0),
        (t.memoizedState = e),
        t.baseQueue === null && (t.baseState = e),
        (u.lastRenderedState = e))
    }
    return [e, a]
  }
  function lo(l, t, u) {
    var a = M,
      n = P(),
      e = U
    if (e) {
      if (u === void 0) throw Error(E(407))
      u = u()
    } else u = t()
    var f = !xl((Z || n).memoizedState, u)
    if (
      (f && ((n.memoizedState = u), (al = !0)),
      (n = n.queue),
      i0(ao.bind(null, a, n, l), [l]),
      (l = n.getSnapshot !== t || f || (tl !== null && (tl.memoizedState.tag & 1) !== 0)),
      Oa(l ? 9 : 8, { destroy: void 0 }, uo.bind(null, a, n, u, t), null),
      l)
    ) {
      if (((a.flags |= 2048), x === null)) throw Error(E(349))
      e || (Ht & 127) !== 0 || to(a, t, u)
    }
    return u
  }
  function to(l, t, u) {
    ;((l.flags |= 16384),
      (l = { getSnapshot: t, value: u }),
      (t = M.updateQueue),
      t === null
        ? ((t = Ef()), (M.updateQueue = t), (t.stores = [l]))
        : ((u = t.stores), u === null ? (t.stores = [l]) : u.push(l)))
  }
  function uo(l, t, u, a) {
    ;((t.value = u), (t.getSnapshot = a), no(t) && eo(l))
  }
  function ao(l, t, u) {
    return u(function () {
      no(t) && eo(l)
    })
  }
  function no(l) {
    var t = l.getSnapshot
    l = l.value
    try {
      var u = t()
      return !xl(l, u)
    } catch {
      return !0
    }
  }
  function eo(l) {
    var t = ju(l, 2)
    t !== null && Cl(t, l, 2)
  }
  function $c(l) {
    var t = Al()
    if (typeof l == 'function') {
      var u = l
      if (((l = u()), Yu)) {
        wt(!0)
        try {
          u()
        } finally {
          wt(!1)
        }
      }
    }
    return (
      (t.memoizedState = t.baseState = l),
      (t.queue = {
        pending: null,
        lanes: 0,
        dispatch: null,
        lastRenderedReducer: Rt,
        lastRenderedState: l,
      }),
      t
    )
  }
  function fo(l, t, u, a) {
    return ((l.baseState = u), c0(l, Z, typeof a == 'function' ? a : Rt))
  }
  function lg(l, t, u, a, n) {
    if (bf(l)) throw Error(E(485))
    if (((l = t.action), l !== null)) {
      var e = {
        payload: n,
        action: l,
        next: null,
        isTransition: !0,
        status: 'pending',
        value: null,
        reason: null,
        listeners: [],
        then: function (f) {
          e.listeners.push(f)
        },
      }
      ;(A.T !== null ? u(!0) : (e.isTransition = !1),
        a(e),
        (u = t.pending),
        u === null
          ? ((e.next = t.pending = e), co(t, e))
          : ((e.next = u.next), (t.pending = u.next = e)))
    }
  }
  function co(l, t) {
    var u = t.action,
      a = t.payload,
      n = l.state
    if (t.isTransition) {
      var e = A.T,
        f = {}
      ;((f.types = e !== null ? e.types : null), (A.T = f))
      try {
        var c = u(n, a),
          i = A.S
        ;(i !== null && i(f, c), W1(l, t, c))
      } catch (y) {
        Ic(l, t, y)
      } finally {
        ;(e !== null && f.types !== null && (e.types = f.types), (A.T = e))
      }
    } else
      try {
        ;((e = u(n, a)), W1(l, t, e))
      } catch (y) {
        Ic(l, t, y)
      }
  }
  function W1(l, t, u) {
    u !== null && typeof u == 'object' && typeof u.then == 'function'
      ? u.then(
          function (a) {
            F1(l, t, a)
          },
          function (a) {
            return Ic(l, t, a)
          },
        )
      : F1(l, t, u)
  }
  function F1(l, t, u) {
    ;((t.status = 'fulfilled'),
      (t.value = u),
      io(t),
      (l.state = u),
      (t = l.pending),
      t !== null &&
        ((u = t.next), u === t ? (l.pending = null) : ((u = u.next), (t.next = u), co(l, u))))
  }
  function Ic(l, t, u) {
    var a = l.pending
    if (((l.pending = null), a !== null)) {
      a = a.next
      do ((t.status = 'rejected'), (t.reason = u), io(t), (t = t.next))
      while (t !== a)
    }
    l.action = null
  }
  function io(l) {
    l = l.listeners
    for (var t = 0; t < l.length; t++) (0, l[t])()
  }
  function vo(l, t) {
    return t
  }
  function $1(l, t) {
    if (U) {
      var u = x.formState
      if (u !== null) {
        l: {
          var a = M
          if (U) {
            if (J) {
              t: {
                for (var n = J, e = Il; n.nodeType !== 8;) {
                  if (!e) {
                    n = null
                    break t
                  }
                  if (((n = kl(n.nextSibling)), n === null)) {
                    n = null
                    break t
                  }
                }
                ;((e = n.data), (n = e === 'F!' || e === 'F' ? n : null))
              }
              if (n) {
                ;((J = kl(n.nextSibling)), (a = n.data === 'F!'))
                break l
              }
            }
            yu(a)
          }
          a = !1
        }
        a && (t = u[0])
      }
    }
    return (
      (u = Al()),
      (u.memoizedState = u.baseState = t),
      (a = {
        pending: null,
        lanes: 0,
        dispatch: null,
        lastRenderedReducer: vo,
        lastRenderedState: t,
      }),
      (u.queue = a),
      (u = Do.bind(null, M, a)),
      (a.dispatch = u),
      (a = $c(!1)),
      (e = m0.bind(null, M, !1, a.queue)),
      (a = Al()),
      (n = { state: t, dispatch: null, action: l, pending: null }),
      (a.queue = n),
      (u = lg.bind(null, M, n, e, u)),
      (n.dispatch = u),
      (a.memoizedState = l),
      [t, u, !1]
    )
  }
  function I1(l) {
    var t = P()
    return yo(t, Z, l)
  }
  function yo(l, t, u) {
    if (
      ((t = c0(l, t, vo)[0]),
      (l = be(Rt)[0]),
      typeof t == 'object' && t !== null && typeof t.then == 'function')
    )
      try {
        var a = Xn(t)
      } catch (f) {
        throw f === qa ? Tf : f
      }
    else a = t
    t = P()
    var n = t.queue,
      e = n.dispatch
    return (
      u !== t.memoizedState &&
        ((M.flags |= 2048), Oa(9, { destroy: void 0 }, tg.bind(null, n, u), null)),
      [a, e, l]
    )
  }
  function tg(l, t) {
    l.action = t
  }
  function k1(l) {
    var t = P(),
      u = Z
    if (u !== null) return yo(t, u, l)
    ;(P(), (t = t.memoizedState), (u = P()))
    var a = u.queue.dispatch
    return ((u.memoizedState = l), [t, a, !1])
  }
  function Oa(l, t, u, a) {
    return (
      (l = { tag: l, create: u, deps: a, inst: t, next: null }),
      (t = M.updateQueue),
      t === null && ((t = Ef()), (M.updateQueue = t)),
      (u = t.lastEffect),
      u === null
        ? (t.lastEffect = l.next = l)
        : ((a = u.next), (u.next = l), (l.next = a), (t.lastEffect = l)),
      l
    )
  }
  function oo() {
    return P().memoizedState
  }
  function Oe(l, t, u, a) {
    var n = Al()
    ;((M.flags |= l),
      (n.memoizedState = Oa(1 | t, { destroy: void 0 }, u, a === void 0 ? null : a)))
  }
  function zf(l, t, u, a) {
    var n = P()
    a = a === void 0 ? null : a
    var e = n.memoizedState.inst
    Z !== null && a !== null && t0(a, Z.memoizedState.deps)
      ? (n.memoizedState = Oa(t, e, u, a))
      : ((M.flags |= l), (n.memoizedState = Oa(1 | t, e, u, a)))
  }
  function P1(l, t) {
    Oe(8390656, 8, l, t)
  }
  function i0(l, t) {
    zf(2048, 8, l, t)
  }
  function ug(l) {
    M.flags |= 4
    var t = M.updateQueue
    if (t === null) ((t = Ef()), (M.updateQueue = t), (t.events = [l]))
    else {
      var u = t.events
      u === null ? (t.events = [l]) : u.push(l)
    }
  }
  function mo(l) {
    var t = P().memoizedState
    return (
      ug({ ref: t, nextImpl: l }),
      function () {
        if ((B & 2) !== 0) throw Error(E(440))
        return t.impl.apply(void 0, arguments)
      }
    )
  }
  function ho(l, t) {
    return zf(4, 2, l, t)
  }
  function go(l, t) {
    return zf(4, 4, l, t)
  }
  function So(l, t) {
    if (typeof t == 'function') {
      l = l()
      var u = t(l)
      return function () {
        typeof u == 'function' ? u() : t(null)
      }
    }
    if (t != null)
      return (
        (l = l()),
        (t.current = l),
        function () {
          t.current = null
        }
      )
  }
  function To(l, t, u) {
    ;((u = u != null ? u.concat([l]) : null), zf(4, 4, So.bind(null, t, l), u))
  }
  function v0() {}
  function Eo(l, t) {
    var u = P()
    t = t === void 0 ? null : t
    var a = u.memoizedState
    return t !== null && t0(t, a[1]) ? a[0] : ((u.memoizedState = [l, t]), l)
  }
  function so(l, t) {
    var u = P()
    t = t === void 0 ? null : t
    var a = u.memoizedState
    if (t !== null && t0(t, a[1])) return a[0]
    if (((a = l()), Yu)) {
      wt(!0)
      try {
        l()
      } finally {
        wt(!1)
      }
    }
    return ((u.memoizedState = [a, t]), a)
  }
  function y0(l, t, u) {
    return u === void 0 || ((Ht & 1073741824) !== 0 && (R & 261930) === 0)
      ? (l.memoizedState = t)
      : ((l.memoizedState = u), (l = om()), (M.lanes |= l), (du |= l), u)
  }
  function zo(l, t, u, a) {
    return xl(u, t)
      ? u
      : ou.current !== null
        ? ((l = y0(l, u, a)), xl(l, t) || (al = !0), l)
        : (Ht & 106) === 0 || ((Ht & 1073741824) !== 0 && (R & 261930) === 0)
          ? ((al = !0), (l.memoizedState = u))
          : ((l = om()), (M.lanes |= l), (du |= l), t)
  }
  function bo(l, t, u, a, n) {
    var e = G.p
    G.p = e !== 0 && 8 > e ? e : 8
    var f = A.T,
      c = {}
    ;((c.types = f !== null ? f.types : null), (A.T = c), m0(l, !1, t, u))
    try {
      var i = n(),
        y = A.S
      if (
        (y !== null && y(c, i), i !== null && typeof i == 'object' && typeof i.then == 'function')
      ) {
        var g = Ih(i, a)
        cn(l, t, g, Zl(l))
      } else cn(l, t, a, Zl(l))
    } catch (T) {
      cn(l, t, { then: function () {}, status: 'rejected', reason: T }, Zl())
    } finally {
      ;((G.p = e), f !== null && c.types !== null && (f.types = c.types), (A.T = f))
    }
  }
  function ag() {}
  function kc(l, t, u, a) {
    if (l.tag !== 5) throw Error(E(476))
    var n = Oo(l).queue
    bo(
      l,
      n,
      t,
      _u,
      u === null
        ? ag
        : function () {
            return (_o(l), u(a))
          },
    )
  }
  function Oo(l) {
    var t = l.memoizedState
    if (t !== null) return t
    t = {
      memoizedState: _u,
      baseState: _u,
      baseQueue: null,
      queue: {
        pending: null,
        lanes: 0,
        dispatch: null,
        lastRenderedReducer: Rt,
        lastRenderedState: _u,
      },
      next: null,
    }
    var u = {}
    return (
      (t.next = {
        memoizedState: u,
        baseState: u,
        baseQueue: null,
        queue: {
          pending: null,
          lanes: 0,
          dispatch: null,
          lastRenderedReducer: Rt,
          lastRenderedState: u,
        },
        next: null,
      }),
      (l.memoizedState = t),
      (l = l.alternate),
      l !== null && (l.memoizedState = t),
      t
    )
  }
  function _o(l) {
    var t = Oo(l)
    ;(t.next === null && (t = l.alternate.memoizedState), cn(l, t.next.queue, {}, Zl()))
  }
  function o0() {
    return dl(ra)
  }
  function Ao() {
    return P().memoizedState
  }
  function No() {
    return P().memoizedState
  }
  function ng(l) {
    for (var t = l.return; t !== null;) {
      switch (t.tag) {
        case 24:
        case 3:
          var u = Zl()
          l = tu(u)
          var a = uu(t, l, u)
          ;(a !== null && (Cl(a, t, u), nn(a, t, u)), (t = { cache: Fi() }), (l.payload = t))
          return
      }
      t = t.return
    }
  }
  function eg(l, t, u) {
    var a = Zl()
    ;((u = {
      lane: a,
      revertLane: 0,
      gesture: null,
      action: u,
      hasEagerState: !1,
      eagerState: null,
      next: null,
    }),
      bf(l) ? Mo(t, u) : ((u = Ji(l, t, u, a)), u !== null && (Cl(u, l, a), Uo(u, t, a))))
  }
  function Do(l, t, u) {
    var a = Zl()
    cn(l, t, u, a)
  }
  function cn(l, t, u, a) {
    var n = {
      lane: a,
      revertLane: 0,
      gesture: null,
      action: u,
      hasEagerState: !1,
      eagerState: null,
      next: null,
    }
    if (bf(l)) Mo(t, n)
    else {
      var e = l.alternate
      if (
        l.lanes === 0 &&
        (e === null || e.lanes === 0) &&
        ((e = t.lastRenderedReducer), e !== null)
      )
        try {
          var f = t.lastRenderedState,
            c = e(f, u)
          if (((n.hasEagerState = !0), (n.eagerState = c), xl(c, f)))
            return (gf(l, t, n, 0), x === null && hf(), !1)
        } catch {}
      if (((u = Ji(l, t, n, a)), u !== null)) return (Cl(u, l, a), Uo(u, t, a), !0)
    }
    return !1
  }
  function m0(l, t, u, a) {
    if (
      ((a = {
        lane: 2,
        revertLane: _0(),
        gesture: null,
        action: a,
        hasEagerState: !1,
        eagerState: null,
        next: null,
      }),
      bf(l))
    ) {
      if (t) throw Error(E(479))
    } else ((t = Ji(l, u, a, 2)), t !== null && Cl(t, l, 2))
  }
  function bf(l) {
    var t = l.alternate
    return l === M || (t !== null && t === M)
  }
  function Mo(l, t) {
    ha = Je = !0
    var u = l.pending
    ;(u === null ? (t.next = t) : ((t.next = u.next), (u.next = t)), (l.pending = t))
  }
  function Uo(l, t, u) {
    if ((u & 4194048) !== 0) {
      var a = t.lanes
      ;((a &= l.pendingLanes), (u |= a), (t.lanes = u), oy(l, u))
    }
  }
  var We = {
      readContext: dl,
      use: sf,
      useCallback: I,
      useContext: I,
      useEffect: I,
      useImperativeHandle: I,
      useLayoutEffect: I,
      useInsertionEffect: I,
      useMemo: I,
      useReducer: I,
      useRef: I,
      useState: I,
      useDebugValue: I,
      useDeferredValue: I,
      useTransition: I,
      useSyncExternalStore: I,
      useId: I,
      useHostTransitionStatus: I,
      useFormState: I,
      useActionState: I,
      useOptimistic: I,
      useMemoCache: I,
      useCacheRefresh: I,
      useEffectEvent: I,
    },
    ro = {
      readContext: dl,
      use: sf,
      useCallback: function (l, t) {
        return ((Al().memoizedState = [l, t === void 0 ? null : t]), l)
      },
      useContext: dl,
      useEffect: P1,
      useImperativeHandle: function (l, t, u) {
        ;((u = u != null ? u.concat([l]) : null), Oe(4194308, 4, So.bind(null, t, l), u))
      },
      useLayoutEffect: function (l, t) {
        return Oe(4194308, 4, l, t)
      },
      useInsertionEffect: function (l, t) {
        Oe(4, 2, l, t)
      },
      useMemo: function (l, t) {
        var u = Al()
        t = t === void 0 ? null : t
        var a = l()
        if (Yu) {
          wt(!0)
          try {
            l()
          } finally {
            wt(!1)
          }
        }
        return ((u.memoizedState = [a, t]), a)
      },
      useReducer: function (l, t, u) {
        var a = Al()
        if (u !== void 0) {
          var n = u(t)
          if (Yu) {
            wt(!0)
            try {
              u(t)
            } finally {
              wt(!1)
            }
          }
        } else n = t
        return (
          (a.memoizedState = a.baseState = n),
          (l = {
            pending: null,
            lanes: 0,
            dispatch: null,
            lastRenderedReducer: l,
            lastRenderedState: n,
          }),
          (a.queue = l),
          (l = l.dispatch = eg.bind(null, M, l)),
          [a.memoizedState, l]
        )
      },
      useRef: function (l) {
        var t = Al()
        return ((l = { current: l }), (t.memoizedState = l))
      },
      useState: function (l) {
        l = $c(l)
        var t = l.queue,
          u = Do.bind(null, M, t)
        return ((t.dispatch = u), [l.memoizedState, u])
      },
      useDebugValue: v0,
      useDeferredValue: function (l, t) {
        var u = Al()
        return y0(u, l, t)
      },
      useTransition: function () {
        var l = $c(!1)
        return ((l = bo.bind(null, M, l.queue, !0, !1)), (Al().memoizedState = l), [!1, l])
      },
      useSyncExternalStore: function (l, t, u) {
        var a = M,
          n = Al()
        if (U) {
          if (u === void 0) throw Error(E(407))
          u = u()
        } else {
          if (((u = t()), x === null)) throw Error(E(349))
          ;(R & 127) !== 0 || to(a, t, u)
        }
        n.memoizedState = u
        var e = { value: u, getSnapshot: t }
        return (
          (n.queue = e),
          P1(ao.bind(null, a, e, l), [l]),
          (a.flags |= 2048),
          Oa(9, { destroy: void 0 }, uo.bind(null, a, e, u, t), null),
          u
        )
      },
      useId: function () {
        var l = Al(),
          t = x.identifierPrefix
        if (U) {
          var u = St,
            a = gt
          ;((u = (a & ~(1 << (32 - Vl(a) - 1))).toString(32) + u),
            (t = '_' + t + 'R_' + u),
            (u = we++),
            0 < u && (t += 'H' + u.toString(32)),
            (t += '_'))
        } else ((u = kh++), (t = '_' + t + 'r_' + u.toString(32) + '_'))
        return (l.memoizedState = t)
      },
      useHostTransitionStatus: o0,
      useFormState: $1,
      useActionState: $1,
      useOptimistic: function (l) {
        var t = Al()
        t.memoizedState = t.baseState = l
        var u = {
          pending: null,
          lanes: 0,
          dispatch: null,
          lastRenderedReducer: null,
          lastRenderedState: null,
        }
        return ((t.queue = u), (t = m0.bind(null, M, !0, u)), (u.dispatch = t), [l, t])
      },
      useMemoCache: f0,
      useCacheRefresh: function () {
        return (Al().memoizedState = ng.bind(null, M))
      },
      useEffectEvent: function (l) {
        var t = Al(),
          u = { impl: l }
        return (
          (t.memoizedState = u),
          function () {
            if ((B & 2) !== 0) throw Error(E(440))
            return u.impl.apply(void 0, arguments)
          }
        )
      },
    },
    Co = {
      readContext: dl,
      use: sf,
      useCallback: Eo,
      useContext: dl,
      useEffect: i0,
      useImperativeHandle: To,
      useInsertionEffect: ho,
      useLayoutEffect: go,
      useMemo: so,
      useReducer: be,
      useRef: oo,
      useState: function () {
        return be(Rt)
      },
      useDebugValue: v0,
      useDeferredValue: function (l, t) {
        var u = P()
        return zo(u, Z.memoizedState, l, t)
      },
      useTransition: function () {
        var l = be(Rt)[0],
          t = P().memoizedState
        return [typeof l == 'boolean' ? l : Xn(l), t]
      },
      useSyncExternalStore: lo,
      useId: Ao,
      useHostTransitionStatus: o0,
      useFormState: I1,
      useActionState: I1,
      useOptimistic: function (l, t) {
        var u = P()
        return fo(u, Z, l, t)
      },
      useMemoCache: f0,
      useCacheRefresh: No,
      useEffectEvent: mo,
    },
    fg = {
      readContext: dl,
      use: sf,
      useCallback: Eo,
      useContext: dl,
      useEffect: i0,
      useImperativeHandle: To,
      useInsertionEffect: ho,
      useLayoutEffect: go,
      useMemo: so,
      useReducer: ic,
      useRef: oo,
      useState: function () {
        return ic(Rt)
      },
      useDebugValue: v0,
      useDeferredValue: function (l, t) {
        var u = P()
        return Z === null ? y0(u, l, t) : zo(u, Z.memoizedState, l, t)
      },
      useTransition: function () {
        var l = ic(Rt)[0],
          t = P().memoizedState
        return [typeof l == 'boolean' ? l : Xn(l), t]
      },
      useSyncExternalStore: lo,
      useId: Ao,
      useHostTransitionStatus: o0,
      useFormState: k1,
      useActionState: k1,
      useOptimistic: function (l, t) {
        var u = P()
        return Z !== null ? fo(u, Z, l, t) : ((u.baseState = l), [l, u.queue.dispatch])
      },
      useMemoCache: f0,
      useCacheRefresh: No,
      useEffectEvent: mo,
    }
  function vc(l, t, u, a) {
    ;((t = l.memoizedState),
      (u = u(a, t)),
      (u = u == null ? t : L({}, t, u)),
      (l.memoizedState = u),
      l.lanes === 0 && (l.updateQueue.baseState = u))
  }
  var Pc = {
    enqueueSetState: function (l, t, u) {
      l = l._reactInternals
      var a = Zl(),
        n = tu(a)
      ;((n.payload = t),
        u != null && (n.callback = u),
        (t = uu(l, n, a)),
        t !== null && (Cl(t, l, a), nn(t, l, a)))
    },
    enqueueReplaceState: function (l, t, u) {
      l = l._reactInternals
      var a = Zl(),
        n = tu(a)
      ;((n.tag = 1),
        (n.payload = t),
        u != null && (n.callback = u),
        (t = uu(l, n, a)),
        t !== null && (Cl(t, l, a), nn(t, l, a)))
    },
    enqueueForceUpdate: function (l, t) {
      l = l._reactInternals
      var u = Zl(),
        a = tu(u)
      ;((a.tag = 2),
        t != null && (a.callback = t),
        (t = uu(l, a, u)),
        t !== null && (Cl(t, l, u), nn(t, l, u)))
    },
  }
  function lv(l, t, u, a, n, e, f) {
    return (
      (l = l.stateNode),
      typeof l.shouldComponentUpdate == 'function'
        ? l.shouldComponentUpdate(a, e, f)
        : t.prototype && t.prototype.isPureReactComponent
          ? !Tn(u, a) || !Tn(n, e)
          : !0
    )
  }
  function tv(l, t, u, a) {
    ;((l = t.state),
      typeof t.componentWillReceiveProps == 'function' && t.componentWillReceiveProps(u, a),
      typeof t.UNSAFE_componentWillReceiveProps == 'function' &&
        t.UNSAFE_componentWillReceiveProps(u, a),
      t.state !== l && Pc.enqueueReplaceState(t, t.state, null))
  }
  function qu(l, t) {
    var u = t
    if ('ref' in t) {
      u = {}
      for (var a in t) a !== 'ref' && (u[a] = t[a])
    }
    if ((l = l.defaultProps)) {
      u === t && (u = L({}, u))
      for (var n in l) u[n] === void 0 && (u[n] = l[n])
    }
    return u
  }
  function Ho(l) {
    Qe(l)
  }
  function Ro(l) {
    console.error(l)
  }
  function Yo(l) {
    Qe(l)
  }
  function Fe(l, t) {
    try {
      var u = l.onUncaughtError
      u(t.value, { componentStack: t.stack })
    } catch (a) {
      setTimeout(function () {
        throw a
      })
    }
  }
  function uv(l, t, u) {
    try {
      var a = l.onCaughtError
      a(u.value, { componentStack: u.stack, errorBoundary: t.tag === 1 ? t.stateNode : null })
    } catch (n) {
      setTimeout(function () {
        throw n
      })
    }
  }
  function li(l, t, u) {
    return (
      (u = tu(u)),
      (u.tag = 3),
      (u.payload = { element: null }),
      (u.callback = function () {
        Fe(l, t)
      }),
      u
    )
  }
  function qo(l) {
    return ((l = tu(l)), (l.tag = 3), l)
  }
  function Bo(l, t, u, a) {
    var n = u.type.getDerivedStateFromError
    if (typeof n == 'function') {
      var e = a.value
      ;((l.payload = function () {
        return n(e)
      }),
        (l.callback = function () {
          uv(t, u, a)
        }))
    }
    var f = u.stateNode
    f !== null &&
      typeof f.componentDidCatch == 'function' &&
      (l.callback = function () {
        ;(uv(t, u, a),
          typeof n != 'function' && (eu === null ? (eu = new Set([this])) : eu.add(this)))
        var c = a.stack
        this.componentDidCatch(a.value, { componentStack: c !== null ? c : '' })
      })
  }
  function cg(l, t, u, a, n) {
    if (((u.flags |= 32768), a !== null && typeof a == 'object' && typeof a.then == 'function')) {
      if (((t = u.alternate), t !== null && ru(t, u, n, !0), (u = Tl.current), u !== null)) {
        switch (u.tag) {
          case 31:
          case 13:
          case 19:
            return (
              zl === null ? af() : u.alternate === null && k === 0 && (k = 3),
              (u.flags &= -257),
              (u.flags |= 65536),
              (u.lanes = n),
              a === Le
                ? (u.flags |= 16384)
                : ((t = u.updateQueue),
                  t === null ? (u.updateQueue = new Set([a])) : t.add(a),
                  Sc(l, a, n)),
              !1
            )
          case 22:
            return (
              (u.flags |= 65536),
              a === Le
                ? (u.flags |= 16384)
                : ((t = u.updateQueue),
                  t === null
                    ? ((t = { transitions: null, markerInstances: null, retryQueue: new Set([a]) }),
                      (u.updateQueue = t))
                    : ((u = t.retryQueue), u === null ? (t.retryQueue = new Set([a])) : u.add(a)),
                  Sc(l, a, n)),
              !1
            )
        }
        throw Error(E(435, u.tag))
      }
      return (Sc(l, a, n), af(), !1)
    }
    if (U)
      return (
        (t = Tl.current),
        t !== null
          ? ((t.flags & 65536) === 0 && (t.flags |= 256),
            (t.flags |= 65536),
            (t.lanes = n),
            a !== xc && ((l = Error(E(422), { cause: a })), sn($l(l, u))))
          : (a !== xc && ((t = Error(E(423), { cause: a })), sn($l(t, u))),
            (l = l.current.alternate),
            (l.flags |= 65536),
            (n &= -n),
            (l.lanes |= n),
            (a = $l(a, u)),
            (n = li(l.stateNode, a, n)),
            cc(l, n),
            k !== 4 && (k = 2)),
        !1
      )
    var e = Error(E(520), { cause: a })
    if (((e = $l(e, u)), mn === null ? (mn = [e]) : mn.push(e), k !== 4 && (k = 2), t === null))
      return !0
    ;((a = $l(a, u)), (u = t))
    do {
      switch (u.tag) {
        case 3:
          return (
            (u.flags |= 65536),
            (l = n & -n),
            (u.lanes |= l),
            (l = li(u.stateNode, a, l)),
            cc(u, l),
            !1
          )
        case 1:
          if (
            ((t = u.type),
            (e = u.stateNode),
            (u.flags & 128) === 0 &&
              (typeof t.getDerivedStateFromError == 'function' ||
                (e !== null &&
                  typeof e.componentDidCatch == 'function' &&
                  (eu === null || !eu.has(e)))))
          )
            return (
              (u.flags |= 65536),
              (n &= -n),
              (u.lanes |= n),
              (n = qo(n)),
              Bo(n, l, u, a),
              cc(u, n),
              !1
            )
          break
        case 22:
          if (u.memoizedState !== null) return ((u.flags |= 65536), !1)
      }
      u = u.return
    } while (u !== null)
    return !1
  }
  var d0 = Error(E(461)),
    al = !1
  function nl(l, t, u, a) {
    t.child = l === null ? Wy(t, null, u, a) : Ru(t, l.child, u, a)
  }
  function av(l, t, u, a, n) {
    u = u.render
    var e = t.ref
    if ('ref' in a) {
      var f = {}
      for (var c in a) c !== 'ref' && (f[c] = a[c])
    } else f = a
    return (
      Cu(t),
      (a = u0(l, t, u, f, e, n)),
      (c = a0()),
      l !== null && !al
        ? (n0(l, t, n), Yt(l, t, n))
        : (U && c && Sf(t), (t.flags |= 1), nl(l, t, a, n), t.child)
    )
  }
  function nv(l, t, u, a, n) {
    if (l === null) {
      var e = u.type
      return typeof e == 'function' && !wi(e) && e.defaultProps === void 0 && u.compare === null
        ? ((t.tag = 15), (t.type = e), Go(l, t, e, a, n))
        : ((l = Ee(u.type, null, a, t, t.mode, n)), (l.ref = t.ref), (l.return = t), (t.child = l))
    }
    if (((e = l.child), !g0(l, n))) {
      var f = e.memoizedProps
      if (((u = u.compare), (u = u !== null ? u : Tn), u(f, a) && l.ref === t.ref))
        return Yt(l, t, n)
    }
    return ((t.flags |= 1), (l = Mt(e, a)), (l.ref = t.ref), (l.return = t), (t.child = l))
  }
  function Go(l, t, u, a, n) {
    if (l !== null) {
      var e = l.memoizedProps
      if (Tn(e, a) && l.ref === t.ref)
        if (((al = !1), (t.pendingProps = a = e), g0(l, n))) (l.flags & 131072) !== 0 && (al = !0)
        else return ((t.lanes = l.lanes), Yt(l, t, n))
    }
    return ti(l, t, u, a, n)
  }
  function Xo(l, t, u, a) {
    var n = a.children,
      e = l !== null ? l.memoizedState : null
    if (
      (l === null &&
        t.stateNode === null &&
        (t.stateNode = {
          _visibility: 1,
          _pendingMarkers: null,
          _retryCache: null,
          _transitions: null,
        }),
      a.mode === 'hidden')
    ) {
      if ((t.flags & 128) !== 0) {
        if (((e = e !== null ? e.baseLanes | u : u), l !== null)) {
          for (a = t.child = l.child, n = 0; a !== null;)
            ((n = n | a.lanes | a.childLanes), (a = a.sibling))
          a = n & ~e
        } else ((a = 0), (t.child = null))
        return ev(l, t, e, u, a)
      }
      if ((u & 536870912) !== 0)
        ((t.memoizedState = { baseLanes: 0, cachePool: null }),
          l !== null && ze(t, e !== null ? e.cachePool : null),
          e !== null ? w1(t, e) : Wc(),
          Iy(t))
      else return ((a = t.lanes = 536870912), ev(l, t, e !== null ? e.baseLanes | u : u, u, a))
    } else
      e !== null
        ? (ze(t, e.cachePool), w1(t, e), nu(), (t.memoizedState = null))
        : (l !== null && ze(t, null), Wc(), nu())
    return (nl(l, t, n, u), t.child)
  }
  function vn(l, t) {
    return (
      (l !== null && l.tag === 22) ||
        t.stateNode !== null ||
        (t.stateNode = {
          _visibility: 1,
          _pendingMarkers: null,
          _retryCache: null,
          _transitions: null,
        }),
      t.sibling
    )
  }
  function ev(l, t, u, a, n) {
    var e = $i()
    return (
      (e = e === null ? null : { parent: ul._currentValue, pool: e }),
      (t.memoizedState = { baseLanes: u, cachePool: e }),
      l !== null && ze(t, null),
      Wc(),
      Iy(t),
      l !== null && ru(l, t, a, !0),
      (t.childLanes = n),
      null
    )
  }
  function _e(l, t) {
    return (
      (t = Of({ mode: t.mode, children: t.children }, l.mode)),
      (t.ref = l.ref),
      (l.child = t),
      (t.return = l),
      t
    )
  }
  function fv(l, t, u) {
    return (
      Ru(t, l.child, null, u),
      (l = _e(t, t.pendingProps)),
      (l.flags |= 2),
      Bl(t),
      (t.memoizedState = null),
      l
    )
  }
  function ig(l, t, u) {
    var a = t.pendingProps,
      n = (t.flags & 128) !== 0
    if (((t.flags &= -129), l === null)) {
      if (U) {
        if (a.mode === 'hidden')
          return (
            (l = _e(t, a)),
            (t.lanes = 536870912),
            (l.memoizedState = { baseLanes: 0, cachePool: null }),
            vn(null, l)
          )
        if (
          (Fc(t),
          (l = J)
            ? ((l = Xm(l, Il)),
              (l = l !== null && l.data === '&' ? l : null),
              l !== null &&
                ((t.memoizedState = {
                  dehydrated: l,
                  treeContext: vu !== null ? { id: gt, overflow: St } : null,
                  retryLane: 536870912,
                  hydrationErrors: null,
                }),
                (u = Zy(l)),
                (u.return = t),
                (t.child = u),
                (yl = t),
                (J = null)))
            : (l = null),
          l === null)
        )
          throw yu(t)
        return ((t.lanes = 536870912), null)
      }
      return _e(t, a)
    }
    var e = l.memoizedState
    if (e !== null) {
      var f = e.dehydrated
      if ((Fc(t), n))
        if (t.flags & 256) ((t.flags &= -257), (t = fv(l, t, u)))
        else if (t.memoizedState !== null) ((t.child = l.child), (t.flags |= 128), (t = null))
        else throw Error(E(558))
      else if ((al || ru(l, t, u, !1), (n = (u & l.childLanes) !== 0), al || n)) {
        if (ou.current === null) {
          if (((a = x), a !== null && ((f = my(a, u)), f !== 0 && f !== e.retryLane)))
            throw ((e.retryLane = f), ju(l, f), Cl(a, l, f), d0)
          af()
        }
        t = fv(l, t, u)
      } else
        ((l = e.treeContext),
          (J = kl(f.nextSibling)),
          (yl = t),
          (U = !0),
          (lu = null),
          (Il = !1),
          l !== null && Ly(t, l),
          (t = _e(t, a)),
          (t.flags |= 134221824))
      return t
    }
    return (
      (l = Mt(l.child, { mode: a.mode, children: a.children })),
      (l.ref = t.ref),
      (t.child = l),
      (l.return = t),
      l
    )
  }
  function Wu(l, t) {
    var u = t.ref
    if (u === null) l !== null && l.ref !== null && (t.flags |= 4194816)
    else {
      if (typeof u != 'function' && typeof u != 'object') throw Error(E(284))
      ;(l === null || l.ref !== u) && (t.flags |= 4194816)
    }
  }
  function ti(l, t, u, a, n) {
    return (
      Cu(t),
      (u = u0(l, t, u, a, void 0, n)),
      (a = a0()),
      l !== null && !al
        ? (n0(l, t, n), Yt(l, t, n))
        : (U && a && Sf(t), (t.flags |= 1), nl(l, t, u, n), t.child)
    )
  }
  function cv(l, t, u, a, n, e) {
    return (
      Cu(t),
      (t.updateQueue = null),
      (u = Py(t, a, u, n)),
      ky(l),
      (a = a0()),
      l !== null && !al
        ? (n0(l, t, e), Yt(l, t, e))
        : (U && a && Sf(t), (t.flags |= 1), nl(l, t, u, e), t.child)
    )
  }
  function iv(l, t, u, a, n) {
    if ((Cu(t), t.stateNode === null)) {
      var e = ea,
        f = u.contextType
      ;(typeof f == 'object' && f !== null && (e = dl(f)),
        (e = new u(a, e)),
        (t.memoizedState = e.state !== null && e.state !== void 0 ? e.state : null),
        (e.updater = Pc),
        (t.stateNode = e),
        (e._reactInternals = t),
        (e = t.stateNode),
        (e.props = a),
        (e.state = t.memoizedState),
        (e.refs = {}),
        ki(t),
        (f = u.contextType),
        (e.context = typeof f == 'object' && f !== null ? dl(f) : ea),
        (e.state = t.memoizedState),
        (f = u.getDerivedStateFromProps),
        typeof f == 'function' && (vc(t, u, f, a), (e.state = t.memoizedState)),
        typeof u.getDerivedStateFromProps == 'function' ||
          typeof e.getSnapshotBeforeUpdate == 'function' ||
          (typeof e.UNSAFE_componentWillMount != 'function' &&
            typeof e.componentWillMount != 'function') ||
          ((f = e.state),
          typeof e.componentWillMount == 'function' && e.componentWillMount(),
          typeof e.UNSAFE_componentWillMount == 'function' && e.UNSAFE_componentWillMount(),
          f !== e.state && Pc.enqueueReplaceState(e, e.state, null),
          fn(t, a, e, n),
          en(),
          (e.state = t.memoizedState)),
        typeof e.componentDidMount == 'function' && (t.flags |= 4194308),
        (a = !0))
    } else if (l === null) {
      e = t.stateNode
      var c = t.memoizedProps,
        i = qu(u, c)
      e.props = i
      var y = e.context,
        g = u.contextType
      ;((f = ea), typeof g == 'object' && g !== null && (f = dl(g)))
      var T = u.getDerivedStateFromProps
      ;((g = typeof T == 'function' || typeof e.getSnapshotBeforeUpdate == 'function'),
        (c = t.pendingProps !== c),
        g ||
          (typeof e.UNSAFE_componentWillReceiveProps != 'function' &&
            typeof e.componentWillReceiveProps != 'function') ||
          ((c || y !== f) && tv(t, e, a, f)),
        (Kt = !1))
      var o = t.memoizedState
      ;((e.state = o),
        fn(t, a, e, n),
        en(),
        (y = t.memoizedState),
        c || o !== y || Kt
          ? (typeof T == 'function' && (vc(t, u, T, a), (y = t.memoizedState)),
            (i = Kt || lv(t, u, i, a, o, y, f))
              ? (g ||
                  (typeof e.UNSAFE_componentWillMount != 'function' &&
                    typeof e.componentWillMount != 'function') ||
                  (typeof e.componentWillMount == 'function' && e.componentWillMount(),
                  typeof e.UNSAFE_componentWillMount == 'function' &&
                    e.UNSAFE_componentWillMount()),
                typeof e.componentDidMount == 'function' && (t.flags |= 4194308))
              : (typeof e.componentDidMount == 'function' && (t.flags |= 4194308),
                (t.memoizedProps = a),
                (t.memoizedState = y)),
            (e.props = a),
            (e.state = y),
            (e.context = f),
            (a = i))
          : (typeof e.componentDidMount == 'function' && (t.flags |= 4194308), (a = !1)))
    } else {
      ;((e = t.stateNode),
        Jc(l, t),
        (f = t.memoizedProps),
        (g = qu(u, f)),
        (e.props = g),
        (T = t.pendingProps),
        (o = e.context),
        (y = u.contextType),
        (i = ea),
        typeof y == 'object' && y !== null && (i = dl(y)),
        (c = u.getDerivedStateFromProps),
        (y = typeof c == 'function' || typeof e.getSnapshotBeforeUpdate == 'function') ||
          (typeof e.UNSAFE_componentWillReceiveProps != 'function' &&
            typeof e.componentWillReceiveProps != 'function') ||
          ((f !== T || o !== i) && tv(t, e, a, i)),
        (Kt = !1),
        (o = t.memoizedState),
        (e.state = o),
        fn(t, a, e, n),
        en())
      var h = t.memoizedState
      f !== T || o !== h || Kt || (l !== null && l.dependencies !== null && xe(l.dependencies))
        ? (typeof c == 'function' && (vc(t, u, c, a), (h = t.memoizedState)),
          (g =
            Kt ||
            lv(t, u, g, a, o, h, i) ||
            (l !== null && l.dependencies !== null && xe(l.dependencies)))
            ? (y ||
                (typeof e.UNSAFE_componentWillUpdate != 'function' &&
                  typeof e.componentWillUpdate != 'function') ||
                (typeof e.componentWillUpdate == 'function' && e.componentWillUpdate(a, h, i),
                typeof e.UNSAFE_componentWillUpdate == 'function' &&
                  e.UNSAFE_componentWillUpdate(a, h, i)),
              typeof e.componentDidUpdate == 'function' && (t.flags |= 4),
              typeof e.getSnapshotBeforeUpdate == 'function' && (t.flags |= 1024))
            : (typeof e.componentDidUpdate != 'function' ||
                (f === l.memoizedProps && o === l.memoizedState) ||
                (t.flags |= 4),
              typeof e.getSnapshotBeforeUpdate != 'function' ||
                (f === l.memoizedProps && o === l.memoizedState) ||
                (t.flags |= 1024),
              (t.memoizedProps = a),
              (t.memoizedState = h)),
          (e.props = a),
          (e.state = h),
          (e.context = i),
          (a = g))
        : (typeof e.componentDidUpdate != 'function' ||
            (f === l.memoizedProps && o === l.memoizedState) ||
            (t.flags |= 4),
          typeof e.getSnapshotBeforeUpdate != 'function' ||
            (f === l.memoizedProps && o === l.memoizedState) ||
            (t.flags |= 1024),
          (a = !1))
    }
    return (
      (e = a),
      Wu(l, t),
      (a = (t.flags & 128) !== 0),
      e || a
        ? ((e = t.stateNode),
          (u = a && typeof u.getDerivedStateFromError != 'function' ? null : e.render()),
          (t.flags |= 1),
          l !== null && a
            ? ((t.child = Ru(t, l.child, null, n)), (t.child = Ru(t, null, u, n)))
            : nl(l, t, u, n),
          (t.memoizedState = e.state),
          (l = t.child))
        : (l = Yt(l, t, n)),
      l
    )
  }
  function vv(l, t, u, a) {
    return (Uu(), (t.flags |= 256), nl(l, t, u, a), t.child)
  }
  var ui = { dehydrated: null, treeContext: null, retryLane: 0, hydrationErrors: null }
  function ai(l) {
    return { baseLanes: l, cachePool: Ky() }
  }
  function ni(l, t, u) {
    return ((l = l !== null ? l.childLanes & ~u : 0), t && (l |= Xl), l)
  }
  function Qo(l, t, u) {
    var a = t.pendingProps,
      n = !1,
      e = (t.flags & 128) !== 0,
      f
    if (
      ((f = e) || (f = l !== null && l.memoizedState === null ? !1 : (gl.current & 2) !== 0),
      f && ((n = !0), (t.flags &= -129)),
      (f = (t.flags & 32) !== 0),
      (t.flags &= -33),
      l === null)
    ) {
      if (U) {
        if (
          (n ? au(t) : nu(),
          (l = J)
            ? ((l = Xm(l, Il)),
              (l = l !== null && l.data !== '&' ? l : null),
              l !== null &&
                ((t.memoizedState = {
                  dehydrated: l,
                  treeContext: vu !== null ? { id: gt, overflow: St } : null,
                  retryLane: 536870912,
                  hydrationErrors: null,
                }),
                (u = Zy(l)),
                (u.return = t),
                (t.child = u),
                (yl = t),
                (J = null)))
            : (l = null),
          l === null)
        )
          throw yu(t)
        return (M0(l) ? (t.lanes = 32) : (t.lanes = 536870912), null)
      }
      return (
        (e = a.children),
        (a = a.fallback),
        n
          ? (nu(),
            (n = t.mode),
            (e = Of({ mode: 'hidden', children: e }, n)),
            (a = Au(a, n, u, null)),
            (e.return = t),
            (a.return = t),
            (e.sibling = a),
            (t.child = e),
            (a = t.child),
            (a.memoizedState = ai(u)),
            (a.childLanes = ni(l, f, u)),
            (t.memoizedState = ui),
            vn(null, a))
          : (au(t), h0(t, e))
      )
    }
    var c = l.memoizedState
    if (c !== null) {
      var i = c.dehydrated
      if (i !== null) return vg(l, t, e, f, a, i, c, u)
    }
    return n
      ? (nu(),
        (n = a.fallback),
        (e = t.mode),
        (c = l.child),
        (i = c.sibling),
        (a = Mt(c, { mode: 'hidden', children: a.children })),
        (a.subtreeFlags = c.subtreeFlags & 1206910976),
        i !== null ? (n = Mt(i, n)) : ((n = Au(n, e, u, null)), (n.flags |= 2)),
        (n.return = t),
        (a.return = t),
        (a.sibling = n),
        (t.child = a),
        vn(null, a),
        (a = t.child),
        (n = l.child.memoizedState),
        n === null
          ? (n = ai(u))
          : ((e = n.cachePool),
            e !== null
              ? ((c = ul._currentValue), (e = e.parent !== c ? { parent: c, pool: c } : e))
              : (e = Ky()),
            (n = { baseLanes: n.baseLanes | u, cachePool: e })),
        (a.memoizedState = n),
        (a.childLanes = ni(l, f, u)),
        (t.memoizedState = ui),
        vn(l.child, a))
      : (au(t),
        (u = l.child),
        (l = u.sibling),
        (u = Mt(u, { mode: 'visible', children: a.children })),
        (u.return = t),
        (u.sibling = null),
        l !== null &&
          ((f = t.deletions), f === null ? ((t.deletions = [l]), (t.flags |= 16)) : f.push(l)),
        (t.child = u),
        (t.memoizedState = null),
        u)
  }
  function h0(l, t) {
    return ((t = Of({ mode: 'visible', children: t }, l.mode)), (t.return = l), (l.child = t))
  }
  function Of(l, t) {
    return ((l = rl(22, l, null, t)), (l.lanes = 0), l)
  }
  function ne(l, t, u) {
    return (
      Ru(t, l.child, null, u),
      (l = h0(t, t.pendingProps.children)),
      (l.flags |= 2),
      (t.memoizedState = null),
      l
    )
  }
  function vg(l, t, u, a, n, e, f, c) {
    if (u)
      return t.flags & 256
        ? (au(t), (t.flags &= -257), ne(l, t, c))
        : t.memoizedState !== null
          ? (nu(), (t.child = l.child), (t.flags |= 128), null)
          : (nu(),
            (e = n.fallback),
            (f = t.mode),
            (n = Of({ mode: 'visible', children: n.children }, f)),
            (e = Au(e, f, c, null)),
            (e.flags |= 2),
            (n.return = t),
            (e.return = t),
            (n.sibling = e),
            (t.child = n),
            Ru(t, l.child, null, c),
            (n = t.child),
            (n.memoizedState = ai(c)),
            (n.childLanes = ni(l, a, c)),
            (t.memoizedState = ui),
            vn(null, n))
    if ((au(t), M0(e))) {
      if (((a = e.nextSibling && e.nextSibling.dataset), a)) var i = a.dgst
      return (
        (a = i),
        a !== '' &&
          ((n = Error(E(419))),
          (n.stack = ''),
          (n.digest = a),
          sn({ value: n, source: null, stack: null })),
        ne(l, t, c)
      )
    }
    if ((al || ru(l, t, c, !1), (a = (c & l.childLanes) !== 0), al || a)) {
      if (ou.current !== null) return ne(l, t, c)
      if (((a = x), a !== null && ((n = my(a, c)), n !== 0 && n !== f.retryLane)))
        throw ((f.retryLane = n), ju(l, n), Cl(a, l, n), d0)
      return (ri(e) || af(), ne(l, t, c))
    }
    return ri(e)
      ? ((t.flags |= 192), (t.child = l.child), null)
      : ((l = f.treeContext),
        (J = kl(e.nextSibling)),
        (yl = t),
        (U = !0),
        (lu = null),
        (Il = !1),
        l !== null && Ly(t, l),
        (t = h0(t, n.children)),
        (t.flags |= 134221824),
        t)
  }
  function yv(l, t, u) {
    l.lanes |= t
    var a = l.alternate
    ;(a !== null && (a.lanes |= t), se(l.return, t, u))
  }
  function ov(l) {
    for (var t = null; l !== null;) {
      var u = l.alternate
      ;(u !== null && Ke(u) === null && (t = l), (l = l.sibling))
    }
    return t
  }
  function ee(l, t, u, a, n, e) {
    var f = l.memoizedState
    f === null
      ? (l.memoizedState = {
          isBackwards: t,
          rendering: null,
          renderingStartTime: 0,
          last: a,
          tail: u,
          tailMode: n,
          treeForkCount: e,
        })
      : ((f.isBackwards = t),
        (f.rendering = null),
        (f.renderingStartTime = 0),
        (f.last = a),
        (f.tail = u),
        (f.tailMode = n),
        (f.treeForkCount = e))
  }
  function yc(l) {
    var t = l.child
    for (l.child = null; t !== null;) {
      var u = t.sibling
      ;((t.sibling = l.child), (l.child = t), (t = u))
    }
  }
  function ei(l, t, u) {
    var a = t.pendingProps,
      n = a.revealOrder,
      e = a.tail
    a = a.children
    var f = gl.current
    if (t.flags & 128) return (bn(t, f), null)
    var c = (f & 2) !== 0
    if (
      (c ? ((f = (f & 1) | 2), (t.flags |= 128)) : (f &= 1),
      bn(t, f),
      n === 'backwards' && l !== null ? (yc(l), nl(l, t, a, u), yc(l)) : nl(l, t, a, u),
      (a = U ? En : 0),
      !c && l !== null && (l.flags & 128) !== 0)
    )
      l: for (l = t.child; l !== null;) {
        if (l.tag === 13) l.memoizedState !== null && yv(l, u, t)
        else if (l.tag === 19) yv(l, u, t)
        else if (l.child !== null) {
          ;((l.child.return = l), (l = l.child))
          continue
        }
        if (l === t) break l
        for (; l.sibling === null;) {
          if (l.return === null || l.return === t) break l
          l = l.return
        }
        ;((l.sibling.return = l.return), (l = l.sibling))
      }
    switch (n) {
      case 'backwards':
        ;((u = ov(t.child)),
          u === null
            ? ((n = t.child), (t.child = null))
            : ((n = u.sibling), (u.sibling = null), yc(t)),
          ee(t, !0, n, null, e, a))
        break
      case 'unstable_legacy-backwards':
        for (u = null, n = t.child, t.child = null; n !== null;) {
          if (((l = n.alternate), l !== null && Ke(l) === null)) {
            t.child = n
            break
          }
          ;((l = n.sibling), (n.sibling = u), (u = n), (n = l))
        }
        ee(t, !0, u, null, e, a)
        break
      case 'together':
        ee(t, !1, null, null, void 0, a)
        break
      case 'independent':
        t.memoizedState = null
        break
      default:
        ;((u = ov(t.child)),
          u === null ? ((n = t.child), (t.child = null)) : ((n = u.sibling), (u.sibling = null)),
          ee(t, !1, n, u, e, a))
    }
    return t.child
  }
  function mv(l, t, u) {
    var a = t.pendingProps
    return (Ft(t, t.type, a.value), nl(l, t, a.children, u), t.child)
  }
  function Yt(l, t, u) {
    if (
      (l !== null && (t.dependencies = l.dependencies), (du |= t.lanes), (u & t.childLanes) === 0)
    )
      if (l !== null) {
        if ((ru(l, t, u, !1), (u & t.childLanes) === 0)) return null
      } else return null
    if (l !== null && t.child !== l.child) throw Error(E(153))
    if (t.child !== null) {
      for (l = t.child, u = Mt(l, l.pendingProps), t.child = u, u.return = t; l.sibling !== null;)
        ((l = l.sibling), (u = u.sibling = Mt(l, l.pendingProps)), (u.return = t))
      u.sibling = null
    }
    return t.child
  }
  function g0(l, t) {
    return (l.lanes & t) !== 0 ? !0 : ((l = l.dependencies), !!(l !== null && xe(l)))
  }
  function yg(l, t, u) {
    switch (t.tag) {
      case 3:
        ;(qe(t, t.stateNode.containerInfo), Ft(t, ul, l.memoizedState.cache), Uu())
        break
      case 27:
      case 5:
        Rc(t)
        break
      case 4:
        qe(t, t.stateNode.containerInfo)
        break
      case 10:
        Ft(t, t.type, t.memoizedProps.value)
        break
      case 31:
        if (t.memoizedState !== null) return ((t.flags |= 128), Fc(t), null)
        break
      case 13:
        var a = t.memoizedState
        if (a !== null) {
          if (a.dehydrated !== null) return (au(t), (t.flags |= 128), null)
          a = ru(l, t, u, !1)
          var n = t.child.childLanes
          return a || (u & n) !== 0
            ? Qo(l, t, u)
            : (au(t), (l = Yt(l, t, u)), l !== null ? l.sibling : null)
        }
        au(t)
        break
      case 19:
        if (t.flags & 128) return ei(l, t, u)
        if (
          ((n = (l.flags & 128) !== 0),
          (a = (u & t.childLanes) !== 0),
          a || (ru(l, t, u, !1), (a = (u & t.childLanes) !== 0)),
          n)
        ) {
          if (a) return ei(l, t, u)
          t.flags |= 128
        }
        if (
          ((n = t.memoizedState),
          n !== null && ((n.rendering = null), (n.tail = null), (n.lastEffect = null)),
          bn(t, gl.current),
          a)
        )
          break
        return null
      case 22:
        return ((t.lanes = 0), Xo(l, t, u, t.pendingProps))
      case 24:
        Ft(t, ul, l.memoizedState.cache)
    }
    return Yt(l, t, u)
  }
  function jo(l, t, u) {
    if (l !== null)
      if (l.memoizedProps !== t.pendingProps) al = !0
      else {
        if (!g0(l, u) && (t.flags & 128) === 0) return ((al = !1), yg(l, t, u))
        al = (l.flags & 131072) !== 0
      }
    else ((al = !1), U && (t.flags & 1048576) !== 0 && xy(t, En, t.index))
    switch (((t.lanes = 0), t.tag)) {
      case 16:
        l: {
          var a = t.pendingProps
          if (((l = su(t.elementType)), (t.type = l), typeof l == 'function'))
            wi(l)
              ? ((a = qu(l, a)), (t.tag = 1), (t = iv(null, t, l, a, u)))
              : ((t.tag = 0), (t = ti(null, t, l, a, u)))
          else {
            if (l != null) {
              var n = l.$$typeof
              if (n === qi) {
                ;((t.tag = 11), (t = av(null, t, l, a, u)))
                break l
              } else if (n === Bi) {
                ;((t.tag = 14), (t = nv(null, t, l, a, u)))
                break l
              } else if (n === dt) {
                ;((t.tag = 10), (t.type = l), (t = mv(null, t, u)))
                break l
              }
            }
            throw ((t = Cc(l) || l), Error(E(306, t, '')))
          }
        }
        return t
      case 0:
        return ti(l, t, t.type, t.pendingProps, u)
      case 1:
        return ((a = t.type), (n = qu(a, t.pendingProps)), iv(l, t, a, n, u))
      case 3:
        l: {
          if ((qe(t, t.stateNode.containerInfo), l === null)) throw Error(E(387))
          a = t.pendingProps
          var e = t.memoizedState
          ;((n = e.element), Jc(l, t), fn(t, a, null, u))
          var f = t.memoizedState
          if (
            ((a = f.cache),
            Ft(t, ul, a),
            a !== e.cache && pc(t, [ul], u, !0),
            en(),
            (a = f.element),
            e.isDehydrated)
          )
            if (
              ((e = { element: a, isDehydrated: !1, cache: f.cache }),
              (t.updateQueue.baseState = e),
              (t.memoizedState = e),
              t.flags & 256)
            ) {
              t = vv(l, t, a, u)
              break l
            } else if (a !== n) {
              ;((n = $l(Error(E(424)), t)), sn(n), (t = vv(l, t, a, u)))
              break l
            } else
              for (
                l = t.stateNode.containerInfo,
                  l.nodeType === 9
                    ? (l = l.body)
                    : (l = l.nodeName === 'HTML' ? l.ownerDocument.body : l),
                  J = kl(l.firstChild),
                  yl = t,
                  U = !0,
                  lu = null,
                  Il = !0,
                  u = Wy(t, null, a, u),
                  t.child = u;
                u;
              )
                ((u.flags = (u.flags & -3) | 134221824), (u = u.sibling))
          else {
            if ((Uu(), a === n)) {
              t = Yt(l, t, u)
              break l
            }
            nl(l, t, a, u)
          }
          t = t.child
        }
        return t
      case 26:
        return (
          Wu(l, t),
          l === null
            ? (u = jv(t.type, null, t.pendingProps, null))
              ? (t.memoizedState = u)
              : U || (t.stateNode = Um(t.type, t.pendingProps, Pt.current, t))
            : (t.memoizedState = jv(t.type, l.memoizedProps, t.pendingProps, l.memoizedState)),
          null
        )
      case 27:
        return (
          Rc(t),
          l === null &&
            U &&
            ((a = t.stateNode = Qm(t.type, t.pendingProps, Pt.current)),
            (yl = t),
            (Il = !0),
            (n = J),
            gu(t.type) ? ((Ci = n), (J = kl(a.firstChild))) : (J = n)),
          nl(l, t, t.pendingProps.children, u),
          Wu(l, t),
          l === null && (t.flags |= 4194304),
          t.child
        )
      case 5:
        return (
          l === null &&
            U &&
            ((n = a = J) &&
              ((a = uS(a, t.type, t.pendingProps, Il)),
              a !== null
                ? ((t.stateNode = a), (yl = t), (J = kl(a.firstChild)), (Il = !1), (n = !0))
                : (n = !1)),
            n || yu(t)),
          Rc(t),
          (n = t.type),
          (e = t.pendingProps),
          (f = l !== null ? l.memoizedProps : null),
          (a = e.children),
          Di(n, e) ? (a = null) : f !== null && Di(n, f) && (t.flags |= 32),
          t.memoizedState !== null && ((n = u0(l, t, Ph, null, null, u)), (ra._currentValue = n)),
          Wu(l, t),
          nl(l, t, a, u),
          t.child
        )
      case 6:
        return (
          l === null &&
            U &&
            ((l = u = J) &&
              ((u = aS(u, t.pendingProps, Il)),
              u !== null ? ((t.stateNode = u), (yl = t), (J = null), (l = !0)) : (l = !1)),
            l || yu(t)),
          null
        )
      case 13:
        return Qo(l, t, u)
      case 4:
        return (
          qe(t, t.stateNode.containerInfo),
          (a = t.pendingProps),
          l === null ? (t.child = Ru(t, null, a, u)) : nl(l, t, a, u),
          t.child
        )
      case 11:
        return av(l, t, t.type, t.pendingProps, u)
      case 7:
        return ((a = t.pendingProps), Wu(l, t), nl(l, t, a, u), t.child)
      case 8:
        return (nl(l, t, t.pendingProps.children, u), t.child)
      case 12:
        return (nl(l, t, t.pendingProps.children, u), t.child)
      case 10:
        return mv(l, t, u)
      case 9:
        return (
          (n = t.type._context),
          (a = t.pendingProps.children),
          Cu(t),
          (n = dl(n)),
          (a = a(n)),
          (t.flags |= 1),
          nl(l, t, a, u),
          t.child
        )
      case 14:
        return nv(l, t, t.type, t.pendingProps, u)
      case 15:
        return Go(l, t, t.type, t.pendingProps, u)
      case 19:
        return ei(l, t, u)
      case 31:
        return ig(l, t, u)
      case 22:
        return Xo(l, t, u, t.pendingProps)
      case 24:
        return (
          Cu(t),
          (a = dl(ul)),
          l === null
            ? ((n = $i()),
              n === null &&
                ((n = x),
                (e = Fi()),
                (n.pooledCache = e),
                e.refCount++,
                e !== null && (n.pooledCacheLanes |= u),
                (n = e)),
              (t.memoizedState = { parent: a, cache: n }),
              ki(t),
              Ft(t, ul, n))
            : ((l.lanes & u) !== 0 && (Jc(l, t), fn(t, null, null, u), en()),
              (n = l.memoizedState),
              (e = t.memoizedState),
              n.parent !== a
                ? ((n = { parent: a, cache: a }),
                  (t.memoizedState = n),
                  t.lanes === 0 && (t.memoizedState = t.updateQueue.baseState = n),
                  Ft(t, ul, a))
                : ((a = e.cache), Ft(t, ul, a), a !== n.cache && pc(t, [ul], u, !0))),
          nl(l, t, t.pendingProps.children, u),
          t.child
        )
      case 30:
        return (
          t.stateNode === null &&
            (t.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
          (a = t.pendingProps),
          a.name != null && a.name !== 'auto'
            ? (t.flags |= l === null ? 18882560 : 18874368)
            : U && Sf(t),
          l !== null && l.memoizedProps.name !== a.name ? (t.flags |= 4194816) : Wu(l, t),
          nl(l, t, a.children, u),
          t.child
        )
      case 29:
        throw t.pendingProps
    }
    throw Error(E(156, t.tag))
  }
  function At(l) {
    l.flags |= 4
  }
  function oc(l, t, u, a, n) {
    var e
    if (
      ((e = (l.mode & 32) !== 0) &&
        (e = u === null ? xv(t, a) : xv(t, a) && (a.src !== u.src || a.srcSet !== u.srcSet)),
      e)
    ) {
      if (((l.flags |= 16777216), (n & 335544128) === n))
        if (l.stateNode.complete) l.flags |= 8192
        else if (hm()) l.flags |= 8192
        else throw ((Du = Le), Ii)
    } else l.flags &= -16777217
  }
  function dv(l, t) {
    if (t.type !== 'stylesheet' || (t.state.loading & 4) !== 0) l.flags &= -16777217
    else if (((l.flags |= 16777216), !xm(t)))
      if (hm()) l.flags |= 8192
      else throw ((Du = Le), Ii)
  }
  function fe(l, t) {
    ;(t !== null && (l.flags |= 4),
      l.flags & 16384 && ((t = l.tag !== 22 ? vy() : 536870912), (l.lanes |= t), (_a |= t)))
  }
  function Ka(l, t) {
    if (!U)
      switch (l.tailMode) {
        case 'visible':
          break
        case 'collapsed':
          for (var u = l.tail, a = null; u !== null;)
            (u.alternate !== null && (a = u), (u = u.sibling))
          a === null
            ? t || l.tail === null
              ? (l.tail = null)
              : (l.tail.sibling = null)
            : (a.sibling = null)
          break
        default:
          for (t = l.tail, u = null; t !== null;) (t.alternate !== null && (u = t), (t = t.sibling))
          u === null ? (l.tail = null) : (u.sibling = null)
      }
  }
  function K(l) {
    var t = l.alternate !== null && l.alternate.child === l.child,
      u = 0,
      a = 0
    if (t)
      for (var n = l.child; n !== null;)
        ((u |= n.lanes | n.childLanes),
          (a |= n.subtreeFlags & 1206910976),
          (a |= n.flags & 1206910976),
          (n.return = l),
          (n = n.sibling))
    else
      for (n = l.child; n !== null;)
        ((u |= n.lanes | n.childLanes),
          (a |= n.subtreeFlags),
          (a |= n.flags),
          (n.return = l),
          (n = n.sibling))
    return ((l.subtreeFlags |= a), (l.childLanes = u), t)
  }
  function og(l, t, u) {
    var a = t.pendingProps
    switch ((Wi(t), t.tag)) {
      case 16:
      case 15:
      case 0:
      case 11:
      case 7:
      case 8:
      case 12:
      case 9:
      case 14:
        return (K(t), null)
      case 1:
        return (K(t), null)
      case 3:
        return (
          (u = t.stateNode),
          (a = null),
          l !== null && (a = l.memoizedState.cache),
          t.memoizedState.cache !== a && (t.flags |= 2048),
          Ut(ul),
          sa(),
          u.pendingContext && ((u.context = u.pendingContext), (u.pendingContext = null)),
          (l === null || l.child === null) &&
            (Ju(t)
              ? At(t)
              : l === null ||
                (l.memoizedState.isDehydrated && (t.flags & 256) === 0) ||
                ((t.flags |= 1024), fc())),
          K(t),
          null
        )
      case 26:
        var n = t.type,
          e = t.memoizedState
        return (
          l === null
            ? (At(t), e !== null ? (K(t), dv(t, e)) : (K(t), oc(t, n, null, a, u)))
            : e
              ? e !== l.memoizedState
                ? (At(t), K(t), dv(t, e))
                : (K(t), (t.flags &= -16777217))
              : ((l = l.memoizedProps), l !== a && At(t), K(t), oc(t, n, l, a, u)),
          null
        )
      case 27:
        if ((Be(t), (u = Pt.current), (n = t.type), l !== null && t.stateNode != null))
          l.memoizedProps !== a && At(t)
        else {
          if (!a) {
            if (t.stateNode === null) throw Error(E(166))
            return (K(t), (t.subtreeFlags &= -33554433), null)
          }
          ;((l = Tt.current), Ju(t) ? V1(t, l) : ((l = Qm(n, a, u)), (t.stateNode = l), At(t)))
        }
        return (K(t), (t.subtreeFlags &= -33554433), null)
      case 5:
        if ((Be(t), (n = t.type), l !== null && t.stateNode != null)) l.memoizedProps !== a && At(t)
        else {
          if (!a) {
            if (t.stateNode === null) throw Error(E(166))
            return (K(t), (t.subtreeFlags &= -33554433), null)
          }
          if (((e = Tt.current), Ju(t))) V1(t, e)
          else {
            var f = Nn(Pt.current)
            switch (e) {
              case 1:
                e = f.createElementNS('http://www.w3.org/2000/svg', n)
                break
              case 2:
                e = f.createElementNS('http://www.w3.org/1998/Math/MathML', n)
                break
              default:
                switch (n) {
                  case 'svg':
                    e = f.createElementNS('http://www.w3.org/2000/svg', n)
                    break
                  case 'math':
                    e = f.createElementNS('http://www.w3.org/1998/Math/MathML', n)
                    break
                  case 'script':
                    ;((e = f.createElement('div')),
                      (e.innerHTML = '<script><\/script>'),
                      (e = e.removeChild(e.firstChild)))
                    break
                  case 'select':
                    ;((e =
                      typeof a.is == 'string'
                        ? f.createElement('select', { is: a.is })
                        : f.createElement('select')),
                      a.multiple ? (e.multiple = !0) : a.size && (e.size = a.size))
                    break
                  default:
                    e =
                      typeof a.is == 'string'
                        ? f.createElement(n, { is: a.is })
                        : f.createElement(n)
                }
            }
            ;((e[ml] = t), (e[Rl] = a))
            l: for (f = t.child; f !== null;) {
              if (f.tag === 5 || f.tag === 6) e.appendChild(f.stateNode)
              else if (f.tag !== 4 && f.tag !== 27 && f.child !== null) {
                ;((f.child.return = f), (f = f.child))
                continue
              }
              if (f === t) break l
              for (; f.sibling === null;) {
                if (f.return === null || f.return === t) break l
                f = f.return
              }
              ;((f.sibling.return = f.return), (f = f.sibling))
            }
            t.stateNode = e
            l: switch ((Sl(e, n, a), n)) {
              case 'button':
              case 'input':
              case 'select':
              case 'textarea':
                a = !!a.autoFocus
                break l
              case 'img':
                a = !0
                break l
              default:
                a = !1
            }
            a && At(t)
          }
        }
        return (
          K(t),
          (t.subtreeFlags &= -33554433),
          oc(t, t.type, l === null ? null : l.memoizedProps, t.pendingProps, u),
          null
        )
      case 6:
        if (l && t.stateNode != null) l.memoizedProps !== a && At(t)
        else {
          if (typeof a != 'string' && t.stateNode === null) throw Error(E(166))
          if (((l = Pt.current), Ju(t))) {
            if (((l = t.stateNode), (u = t.memoizedProps), (a = null), (n = yl), n !== null))
              switch (n.tag) {
                case 27:
                case 5:
                  a = n.memoizedProps
              }
            ;((l[ml] = t),
              (l = !!(
                l.nodeValue === u ||
                (a !== null && a.suppressHydrationWarning === !0) ||
                Dm(l.nodeValue, u)
              )),
              l || yu(t, !0))
          } else ((l = Nn(l).createTextNode(a)), (l[ml] = t), (t.stateNode = l))
        }
        return (K(t), null)
      case 31:
        if (((u = t.memoizedState), l === null || l.memoizedState !== null)) {
          if (((a = Ju(t)), u !== null)) {
            if (l === null) {
              if (!a) throw Error(E(318))
              if (((l = t.memoizedState), (l = l !== null ? l.dehydrated : null), !l))
                throw Error(E(557))
              l[ml] = t
            } else (Uu(), (t.flags & 128) === 0 && (t.memoizedState = null), (t.flags |= 4))
            ;(K(t), (l = !1))
          } else
            ((u = fc()),
              l !== null && l.memoizedState !== null && (l.memoizedState.hydrationErrors = u),
              (l = !0))
          if (!l) return t.flags & 256 ? (Bl(t), t) : (Bl(t), null)
          if ((t.flags & 128) !== 0) throw Error(E(558))
        }
        return (K(t), null)
      case 13:
        if (
          ((a = t.memoizedState),
          l === null || (l.memoizedState !== null && l.memoizedState.dehydrated !== null))
        ) {
          if (((n = Ju(t)), a !== null && a.dehydrated !== null)) {
            if (l === null) {
              if (!n) throw Error(E(318))
              if (((n = t.memoizedState), (n = n !== null ? n.dehydrated : null), !n))
                throw Error(E(317))
              n[ml] = t
            } else (Uu(), (t.flags & 128) === 0 && (t.memoizedState = null), (t.flags |= 4))
            ;(K(t), (n = !1))
          } else
            ((n = fc()),
              l !== null && l.memoizedState !== null && (l.memoizedState.hydrationErrors = n),
              (n = !0))
          if (!n) return t.flags & 256 ? (Bl(t), t) : (Bl(t), null)
        }
        return (
          Bl(t),
          (t.flags & 128) !== 0
            ? ((t.lanes = u), t)
            : ((u = a !== null),
              (l = l !== null && l.memoizedState !== null),
              u &&
                ((a = t.child),
                (n = null),
                a.alternate !== null &&
                  a.alternate.memoizedState !== null &&
                  a.alternate.memoizedState.cachePool !== null &&
                  (n = a.alternate.memoizedState.cachePool.pool),
                (e = null),
                a.memoizedState !== null &&
                  a.memoizedState.cachePool !== null &&
                  (e = a.memoizedState.cachePool.pool),
                e !== n && (a.flags |= 2048)),
              u !== l && u && (t.child.flags |= 8192),
              fe(t, t.updateQueue),
              K(t),
              null)
        )
      case 4:
        return (
          sa(),
          l === null && A0(t.stateNode.containerInfo),
          (t.flags |= 67108864),
          K(t),
          null
        )
      case 10:
        return (Ut(t.type), K(t), null)
      case 19:
        if ((l0(t), (a = t.memoizedState), a === null)) return (K(t), null)
        if (((n = (t.flags & 128) !== 0), (e = a.rendering), e === null))
          if (n) Ka(a, !1)
          else {
            if (k !== 0 || (l !== null && (l.flags & 128) !== 0))
              for (l = t.child; l !== null;) {
                if (((e = Ke(l)), e !== null)) {
                  for (
                    t.flags |= 128,
                      Ka(a, !1),
                      l = e.updateQueue,
                      t.updateQueue = l,
                      fe(t, l),
                      t.subtreeFlags = 0,
                      l = u,
                      u = t.child;
                    u !== null;
                  )
                    (Vy(u, l), (u = u.sibling))
                  return (bn(t, (gl.current & 1) | 2), U && Nt(t, a.treeForkCount), t.child)
                }
                l = l.sibling
              }
            a.tail !== null &&
              Ql() > tf &&
              ((t.flags |= 128), (n = !0), Ka(a, !1), (t.lanes = 4194304))
          }
        else {
          if (!n)
            if (((l = Ke(e)), l !== null)) {
              if (
                ((t.flags |= 128),
                (n = !0),
                (l = l.updateQueue),
                (t.updateQueue = l),
                fe(t, l),
                Ka(a, !0),
                a.tail === null &&
                  a.tailMode !== 'collapsed' &&
                  a.tailMode !== 'visible' &&
                  !e.alternate &&
                  !U)
              )
                return (K(t), null)
            } else
              2 * Ql() - a.renderingStartTime > tf &&
                u !== 536870912 &&
                ((t.flags |= 128), (n = !0), Ka(a, !1), (t.lanes = 4194304))
          a.isBackwards
            ? ((e.sibling = t.child), (t.child = e))
            : ((l = a.last), l !== null ? (l.sibling = e) : (t.child = e), (a.last = e))
        }
        if (a.tail !== null) {
          l = a.tail
          l: {
            for (u = l; u !== null;) {
              if (u.alternate !== null) {
                u = !1
                break l
              }
              u = u.sibling
            }
            u = !0
          }
          return (
            (a.rendering = l),
            (a.tail = l.sibling),
            (a.renderingStartTime = Ql()),
            (l.sibling = null),
            (e = gl.current),
            (e = n ? (e & 1) | 2 : e & 1),
            a.tailMode === 'visible' || a.tailMode === 'collapsed' || !u || U
              ? bn(t, e)
              : ((u = e), w(Tl, t), w(gl, u), zl === null && (zl = t)),
            U && Nt(t, a.treeForkCount),
            l
          )
        }
        return (K(t), null)
      case 22:
      case 23:
        return (
          Bl(t),
          Pi(),
          (a = t.memoizedState !== null),
          l !== null
            ? (l.memoizedState !== null) !== a && (t.flags |= 8192)
            : a && (t.flags |= 8192),
          a
            ? (u & 536870912) !== 0 &&
              (t.flags & 128) === 0 &&
              (K(t), t.subtreeFlags & 6 && (t.flags |= 8192))
            : K(t),
          (u = t.updateQueue),
          u !== null && fe(t, u.retryQueue),
          (u = null),
          l !== null &&
            l.memoizedState !== null &&
            l.memoizedState.cachePool !== null &&
            (u = l.memoizedState.cachePool.pool),
          (a = null),
          t.memoizedState !== null &&
            t.memoizedState.cachePool !== null &&
            (a = t.memoizedState.cachePool.pool),
          a !== u && (t.flags |= 2048),
          l !== null && hl(Nu),
          null
        )
      case 24:
        return (
          (u = null),
          l !== null && (u = l.memoizedState.cache),
          t.memoizedState.cache !== u && (t.flags |= 2048),
          Ut(ul),
          K(t),
          null
        )
      case 25:
        return null
      case 30:
        return ((t.flags |= 33554432), K(t), null)
    }
    throw Error(E(156, t.tag))
  }
  function mg(l, t) {
    switch ((Wi(t), t.tag)) {
      case 1:
        return ((l = t.flags), l & 65536 ? ((t.flags = (l & -65537) | 128), t) : null)
      case 3:
        return (
          Ut(ul),
          sa(),
          (l = t.flags),
          (l & 65536) !== 0 && (l & 128) === 0 ? ((t.flags = (l & -65537) | 128), t) : null
        )
      case 26:
      case 27:
      case 5:
        return (Be(t), null)
      case 31:
        if (t.memoizedState !== null) {
          if ((Bl(t), t.alternate === null)) throw Error(E(340))
          Uu()
        }
        return ((l = t.flags), l & 65536 ? ((t.flags = (l & -65537) | 128), t) : null)
      case 13:
        if ((Bl(t), (l = t.memoizedState), l !== null && l.dehydrated !== null)) {
          if (t.alternate === null) throw Error(E(340))
          Uu()
        }
        return ((l = t.flags), l & 65536 ? ((t.flags = (l & -65537) | 128), t) : null)
      case 19:
        return (
          l0(t),
          (l = t.flags),
          l & 65536
            ? ((t.flags = (l & -65537) | 128),
              (l = t.memoizedState),
              l !== null && ((l.rendering = null), (l.tail = null)),
              (t.flags |= 4),
              t)
            : null
        )
      case 4:
        return (sa(), null)
      case 10:
        return (Ut(t.type), null)
      case 22:
      case 23:
        return (
          Bl(t),
          Pi(),
          l !== null && hl(Nu),
          (l = t.flags),
          l & 65536 ? ((t.flags = (l & -65537) | 128), t) : null
        )
      case 24:
        return (Ut(ul), null)
      case 25:
        return null
      default:
        return null
    }
  }
  function Vo(l, t) {
    switch ((Wi(t), t.tag)) {
      case 3:
        ;(Ut(ul), sa())
        break
      case 26:
      case 27:
      case 5:
        Be(t)
        break
      case 4:
        sa()
        break
      case 31:
        t.memoizedState !== null && Bl(t)
        break
      case 13:
        Bl(t)
        break
      case 19:
        l0(t)
        break
      case 10:
        Ut(t.type)
        break
      case 22:
      case 23:
        ;(Bl(t), Pi(), l !== null && hl(Nu))
        break
      case 24:
        Ut(ul)
    }
  }
  function Qn(l, t) {
    try {
      var u = t.updateQueue,
        a = u !== null ? u.lastEffect : null
      if (a !== null) {
        var n = a.next
        u = n
        do {
          if ((u.tag & l) === l) {
            a = void 0
            var e = u.create,
              f = u.inst
            ;((a = e()), (f.destroy = a))
          }
          u = u.next
        } while (u !== n)
      }
    } catch (c) {
      V(t, t.return, c)
    }
  }
  function mu(l, t, u) {
    try {
      var a = t.updateQueue,
        n = a !== null ? a.lastEffect : null
      if (n !== null) {
        var e = n.next
        a = e
        do {
          if ((a.tag & l) === l) {
            var f = a.inst,
              c = f.destroy
            if (c !== void 0) {
              ;((f.destroy = void 0), (n = t))
              var i = u,
                y = c
              try {
                y()
              } catch (g) {
                V(n, i, g)
              }
            }
          }
          a = a.next
        } while (a !== e)
      }
    } catch (g) {
      V(t, t.return, g)
    }
  }
  function Zo(l) {
    var t = l.updateQueue
    if (t !== null) {
      var u = l.stateNode
      try {
        $y(t, u)
      } catch (a) {
        V(l, l.return, a)
      }
    }
  }
  function xo(l, t, u) {
    ;((u.props = qu(l.type, l.memoizedProps)), (u.state = l.memoizedState))
    try {
      u.componentWillUnmount()
    } catch (a) {
      V(l, t, a)
    }
  }
  function ot(l, t) {
    try {
      var u = l.ref
      if (u !== null) {
        switch (l.tag) {
          case 26:
          case 27:
          case 5:
            var a = l.stateNode
            break
          case 30:
            var n = l.stateNode,
              e = Ct(l.memoizedProps, n)
            ;((n.ref === null || n.ref.name !== e) && (n.ref = Rm(e)), (a = n.ref))
            break
          case 7:
            if (l.stateNode === null) {
              var f = new Ll(l)
              ;(Hl(l.child, !1, lS, f, void 0, void 0), (l.stateNode = f))
            }
            a = l.stateNode
            break
          default:
            a = l.stateNode
        }
        typeof u == 'function' ? (l.refCleanup = u(a)) : (u.current = a)
      }
    } catch (c) {
      V(l, t, c)
    }
  }
  function ol(l, t) {
    var u = l.ref,
      a = l.refCleanup
    if (u !== null)
      if (typeof a == 'function')
        try {
          a()
        } catch (n) {
          V(l, t, n)
        } finally {
          ;((l.refCleanup = null), (l = l.alternate), l != null && (l.refCleanup = null))
        }
      else if (typeof u == 'function')
        try {
          u(null)
        } catch (n) {
          V(l, t, n)
        }
      else u.current = null
  }
  function $e(l, t) {
    if ((l.tag === 5 || l.tag === 27 || l.tag === 6) && l.alternate === null && t !== null)
      for (var u = 0; u < t.length; u++) Gm(l.stateNode, t[u])
  }
  function hv(l) {
    for (var t = l.return; t !== null && (T0(t) && Gm(l.stateNode, t.stateNode), !S0(t));)
      t = t.return
  }
  function yn(l) {
    for (var t = l.return; t !== null && (T0(t) && tS(l.stateNode, t.stateNode), !S0(t));)
      t = t.return
  }
  function S0(l) {
    return l.tag === 5 || l.tag === 3 || l.tag === 27
  }
  function T0(l) {
    return l && l.tag === 7 && l.stateNode !== null
  }
  function fi(l) {
    var t = l.type,
      u = l.memoizedProps,
      a = l.stateNode
    try {
      l: switch (t) {
        case 'button':
        case 'input':
        case 'select':
        case 'textarea':
          u.autoFocus && a.focus()
          break l
        case 'img':
          u.src ? (a.src = u.src) : u.srcSet && (a.srcset = u.srcSet)
      }
    } catch (n) {
      V(l, l.return, n)
    }
  }
  function mc(l, t, u) {
    try {
      var a = l.stateNode
      ;(Gg(a, l.type, u, t), (a[Rl] = t))
    } catch (n) {
      V(l, l.return, n)
    }
  }
  function Lo(l) {
    return l.tag === 5 || l.tag === 3 || l.tag === 26 || (l.tag === 27 && gu(l.type)) || l.tag === 4
  }
  function dc(l) {
    l: for (;;) {
      for (; l.sibling === null;) {
        if (l.return === null || Lo(l.return)) return null
        l = l.return
      }
      for (
        l.sibling.return = l.return, l = l.sibling;
        l.tag !== 5 && l.tag !== 6 && l.tag !== 18;
      ) {
        if ((l.tag === 27 && gu(l.type)) || l.flags & 2 || l.child === null || l.tag === 4)
          continue l
        ;((l.child.return = l), (l = l.child))
      }
      if (!(l.flags & 2)) return l.stateNode
    }
  }
  function ci(l, t, u, a) {
    var n = l.tag
    if (n === 5 || n === 6)
      ((n = l.stateNode),
        t
          ? (u.nodeType === 9
              ? u.body
              : u.nodeName === 'HTML'
                ? u.ownerDocument.body
                : u
            ).insertBefore(n, t)
          : ((t = u.nodeType === 9 ? u.body : u.nodeName === 'HTML' ? u.ownerDocument.body : u),
            t.appendChild(n),
            (u = u._reactRootContainer),
            u != null || t.onclick !== null || (t.onclick = ht)),
        $e(l, a),
        (q = !0))
    else if (
      n !== 4 &&
      (n === 27 && ($e(l, a), (a = null), gu(l.type) && ((u = l.stateNode), (t = null))),
      (l = l.child),
      l !== null)
    )
      for (ci(l, t, u, a), l = l.sibling; l !== null;) (ci(l, t, u, a), (l = l.sibling))
  }
  function Ie(l, t, u, a) {
    var n = l.tag
    if (n === 5 || n === 6)
      ((n = l.stateNode), t ? u.insertBefore(n, t) : u.appendChild(n), $e(l, a), (q = !0))
    else if (
      n !== 4 &&
      (n === 27 && ($e(l, a), (a = null), gu(l.type) && (u = l.stateNode)),
      (l = l.child),
      l !== null)
    )
      for (Ie(l, t, u, a), l = l.sibling; l !== null;) (Ie(l, t, u, a), (l = l.sibling))
  }
  function po(l) {
    var t = l.stateNode,
      u = l.memoizedProps
    try {
      for (var a = l.type, n = t.attributes; n.length;) t.removeAttributeNode(n[0])
      ;(Sl(t, a, u), (t[ml] = l), (t[Rl] = u))
    } catch (e) {
      V(l, l.return, e)
    }
  }
  var ke = !1,
    Gl = null
  function gv(l) {
    ;(l.tag === 30 || (l.subtreeFlags & 33554432) !== 0) && (ke = !0)
  }
  var mt = null
  function Sv() {
    var l = mt
    return ((mt = null), l)
  }
  var Ul = 0
  function Ba(l, t, u, a, n) {
    return ((Ul = 0), Ko(l.child, t, u, a, n))
  }
  function Ko(l, t, u, a, n) {
    for (var e = !1; l !== null;) {
      if (l.tag === 5) {
        var f = l.stateNode
        if (a !== null) {
          var c = Mi(f)
          ;(a.push(c), c.view && (e = !0))
        } else e || (Mi(f).view && (e = !0))
        ;((ke = !0), rm(f, Ul === 0 ? t : t + '_' + Ul, u), Ul++)
      } else
        (l.tag !== 22 || l.memoizedState === null) &&
          ((l.tag === 30 && n) || (Ko(l.child, t, u, a, n) && (e = !0)))
      l = l.sibling
    }
    return e
  }
  function st(l, t) {
    for (; l !== null;)
      (l.tag === 5
        ? Cm(l.stateNode, l.memoizedProps)
        : (l.tag !== 22 || l.memoizedState === null) && ((l.tag === 30 && t) || st(l.child, t)),
        (l = l.sibling))
  }
  function Ae(l) {
    if ((l.subtreeFlags & 18874368) !== 0)
      for (l = l.child; l !== null;) {
        if (
          (l.tag !== 22 || l.memoizedState === null) &&
          (Ae(l), l.tag === 30 && (l.flags & 18874368) !== 0 && l.stateNode.paired)
        ) {
          var t = l.memoizedProps
          if (t.name == null || t.name === 'auto') throw Error(E(544))
          var u = t.name
          ;((t = Gt(t.default, t.share)),
            t !== 'none' && (Ba(l, u, t, null, !1) || st(l.child, !1)))
        }
        l = l.sibling
      }
  }
  function ii(l, t) {
    if (l.tag === 30) {
      var u = l.stateNode,
        a = l.memoizedProps,
        n = Ct(a, u),
        e = Gt(a.default, u.paired ? a.share : a.enter)
      e !== 'none'
        ? Ba(l, n, e, null, !1)
          ? (Ae(l), u.paired || t || Aa(l, a.onEnter))
          : st(l.child, !1)
        : Ae(l)
    } else if ((l.subtreeFlags & 33554432) !== 0)
      for (l = l.child; l !== null;) (ii(l, t), (l = l.sibling))
    else Ae(l)
  }
  function vi(l) {
    if (Gl !== null && Gl.size !== 0) {
      var t = Gl
      if ((l.subtreeFlags & 18874368) !== 0)
        for (l = l.child; l !== null;) {
          if (l.tag !== 22 || l.memoizedState === null) {
            if (l.tag === 30 && (l.flags & 18874368) !== 0) {
              var u = l.memoizedProps,
                a = u.name
              if (a != null && a !== 'auto') {
                var n = t.get(a)
                if (n !== void 0) {
                  var e = Gt(u.default, u.share)
                  if (
                    (e !== 'none' &&
                      (Ba(l, a, e, null, !1)
                        ? ((e = l.stateNode), (n.paired = e), (e.paired = n), Aa(l, u.onShare))
                        : st(l.child, !1)),
                    t.delete(a),
                    t.size === 0)
                  )
                    break
                }
              }
            }
            vi(l)
          }
          l = l.sibling
        }
    }
  }
  function yi(l) {
    if (l.tag === 30) {
      var t = l.memoizedProps,
        u = Ct(t, l.stateNode),
        a = Gl !== null ? Gl.get(u) : void 0,
        n = Gt(t.default, a !== void 0 ? t.share : t.exit)
      ;(n !== 'none' &&
        (Ba(l, u, n, null, !1)
          ? a !== void 0
            ? ((n = l.stateNode), (a.paired = n), (n.paired = a), Gl.delete(u), Aa(l, t.onShare))
            : Aa(l, t.onExit)
          : st(l.child, !1)),
        Gl !== null && vi(l))
    } else if ((l.subtreeFlags & 33554432) !== 0)
      for (l = l.child; l !== null;) (yi(l), (l = l.sibling))
    else Gl !== null && vi(l)
  }
  function Jo(l) {
    for (l = l.child; l !== null;) {
      if (l.tag === 30) {
        var t = l.memoizedProps,
          u = Ct(t, l.stateNode)
        ;((t = Gt(t.default, t.update)),
          (l.flags &= -5),
          t !== 'none' && Ba(l, u, t, (l.memoizedState = []), !1))
      } else (l.subtreeFlags & 33554432) !== 0 && Jo(l)
      l = l.sibling
    }
  }
  function oi(l) {
    if ((l.subtreeFlags & 18874368) !== 0)
      for (l = l.child; l !== null;) {
        if (l.tag !== 22 || l.memoizedState === null) {
          if (l.tag === 30 && (l.flags & 18874368) !== 0) {
            var t = l.stateNode
            t.paired !== null && ((t.paired = null), st(l.child, !1))
          }
          oi(l)
        }
        l = l.sibling
      }
  }
  function Ne(l) {
    if (l.tag === 30) ((l.stateNode.paired = null), st(l.child, !1), oi(l))
    else if ((l.subtreeFlags & 33554432) !== 0)
      for (l = l.child; l !== null;) (Ne(l), (l = l.sibling))
    else oi(l)
  }
  function wo(l) {
    for (l = l.child; l !== null;)
      (l.tag === 30 ? st(l.child, !1) : (l.subtreeFlags & 33554432) !== 0 && wo(l), (l = l.sibling))
  }
  function E0(l, t, u, a, n, e, f) {
    for (var c = !1; t !== null;) {
      if (t.tag === 5) {
        var i = t.stateNode
        if (e !== null && Ul < e.length) {
          var y = e[Ul],
            g = Mi(i)
          ;(y.view || g.view) && (c = !0)
          var T
          if ((T = (l.flags & 4) === 0))
            if (g.clip) T = !0
            else {
              T = y.rect
              var o = g.rect
              T = T.y !== o.y || T.x !== o.x || T.height !== o.height || T.width !== o.width
            }
          ;(T && (l.flags |= 4),
            g.abs
              ? (g = !y.abs)
              : ((y = y.rect), (g = g.rect), (g = y.height !== g.height || y.width !== g.width)),
            g && (l.flags |= 32))
        } else l.flags |= 32
        ;((l.flags & 4) !== 0 && rm(i, Ul === 0 ? u : u + '_' + Ul, n),
          (c && (l.flags & 4) !== 0) ||
            (mt === null && (mt = []), mt.push(i, Ul === 0 ? a : a + '_' + Ul, t.memoizedProps)),
          Ul++)
      } else
        (t.tag !== 22 || t.memoizedState === null) &&
          (t.tag === 30 && f
            ? (l.flags |= t.flags & 32)
            : E0(l, t.child, u, a, n, e, f) && (c = !0))
      t = t.sibling
    }
    return c
  }
  function Wo(l, t) {
    for (l = l.child; l !== null;) {
      if (l.tag === 30) {
        var u = l.memoizedProps,
          a = l.stateNode,
          n = Ct(u, a),
          e = Gt(u.default, u.update)
        if (t) {
          a = a.clones
          var f = a === null ? null : a.map(xg)
        } else ((f = l.memoizedState), (l.memoizedState = null))
        a = l
        var c = l.child
        ;((Ul = 0),
          (n = E0(a, c, n, n, e, f, !1)),
          (l.flags & 4) !== 0 && n && (t || Aa(l, u.onUpdate)))
      } else (l.subtreeFlags & 33554432) !== 0 && Wo(l, t)
      l = l.sibling
    }
  }
  var cl = !1,
    X = !1,
    it = !1,
    hc = !1,
    Tv = typeof WeakSet == 'function' ? WeakSet : Set,
    il = null,
    vt = !1,
    Pa = !1,
    Pe = !1,
    mi = !1
  function dg(l, t, u) {
    if (((l = l.containerInfo), (Ai = Ca), (l = Ry(l)), pi(l))) {
      if ('selectionStart' in l) var a = { start: l.selectionStart, end: l.selectionEnd }
      else
        l: {
          a = ((a = l.ownerDocument) && a.defaultView) || window
          var n = a.getSelection && a.getSelection()
          if (n && n.rangeCount !== 0) {
            a = n.anchorNode
            var e = n.anchorOffset,
              f = n.focusNode
            n = n.focusOffset
            try {
              ;(a.nodeType, f.nodeType)
            } catch {
              a = null
              break l
            }
            var c = 0,
              i = -1,
              y = -1,
              g = 0,
              T = 0,
              o = l,
              h = null
            t: for (;;) {
              for (
                var s;
                o !== a || (e !== 0 && o.nodeType !== 3) || (i = c + e),
                  o !== f || (n !== 0 && o.nodeType !== 3) || (y = c + n),
                  o.nodeType === 3 && (c += o.nodeValue.length),
                  (s = o.firstChild) !== null;
              )
                ((h = o), (o = s))
              for (;;) {
                if (o === l) break t
                if (
                  (h === a && ++g === e && (i = c),
                  h === f && ++T === n && (y = c),
                  (s = o.nextSibling) !== null)
                )
                  break
                ;((o = h), (h = o.parentNode))
              }
              o = s
            }
            a = i === -1 || y === -1 ? null : { start: i, end: y }
          } else a = null
        }
      a = a || { start: 0, end: 0 }
    } else a = null
    for (
      Ni = { focusedElem: l, selectionRange: a },
        Ca = !1,
        u = (u & 335544064) === u,
        il = t,
        t = u ? 9270 : 1024;
      il !== null;
    ) {
      if (((l = il), u && ((a = l.deletions), a !== null)))
        for (e = 0; e < a.length; e++) u && yi(a[e])
      if (l.alternate === null && (l.flags & 2) !== 0) (u && gv(l), ce(u))
      else {
        if (l.tag === 22) {
          if (((a = l.alternate), l.memoizedState !== null)) {
            ;(a !== null && a.memoizedState === null && u && yi(a), ce(u))
            continue
          } else if (a !== null && a.memoizedState !== null) {
            ;(u && gv(l), ce(u))
            continue
          }
        }
        ;((a = l.child),
          (l.subtreeFlags & t) !== 0 && a !== null
            ? ((a.return = l), (il = a))
            : (u && Jo(l), ce(u)))
      }
    }
    Gl = null
  }
  function ce(l) {
    for (; il !== null;) {
      var t = il,
        u = l,
        a = t.alternate,
        n = t.flags
      switch (t.tag) {
        case 0:
        case 11:
        case 15:
          break
        case 1:
          if ((n & 1024) !== 0 && a !== null) {
            ;((u = void 0), (n = a.memoizedProps), (a = a.memoizedState))
            var e = t.stateNode
            try {
              var f = qu(t.type, n)
              ;((u = e.getSnapshotBeforeUpdate(f, a)), (e.__reactInternalSnapshotBeforeUpdate = u))
            } catch (c) {
              V(t, t.return, c)
            }
          }
          break
        case 3:
          if ((n & 1024) !== 0) {
            if (((a = t.stateNode.containerInfo), (u = a.nodeType), u === 9)) Ui(a)
            else if (u === 1)
              switch (a.nodeName) {
                case 'HEAD':
                case 'HTML':
                case 'BODY':
                  Ui(a)
                  break
                default:
                  a.textContent = ''
              }
          }
          break
        case 5:
        case 26:
        case 27:
        case 6:
        case 4:
        case 17:
          break
        case 30:
          u &&
            a !== null &&
            ((u = Ct(a.memoizedProps, a.stateNode)),
            (n = t.memoizedProps),
            (n = Gt(n.default, n.update)),
            n !== 'none' && Ba(a, u, n, (a.memoizedState = []), !0))
          break
        default:
          if ((n & 1024) !== 0) throw Error(E(163))
      }
      if (((a = t.sibling), a !== null)) {
        ;((a.return = t.return), (il = a))
        break
      }
      il = t.return
    }
  }
  function Fo(l, t, u) {
    var a = u.flags
    switch (u.tag) {
      case 0:
      case 11:
      case 15:
        ;(yt(l, u), a & 4 && Qn(5, u))
        break
      case 1:
        if ((yt(l, u), a & 4))
          if (((l = u.stateNode), t === null))
            try {
              l.componentDidMount()
            } catch (f) {
              V(u, u.return, f)
            }
          else {
            var n = qu(u.type, t.memoizedProps)
            t = t.memoizedState
            try {
              l.componentDidUpdate(n, t, l.__reactInternalSnapshotBeforeUpdate)
            } catch (f) {
              V(u, u.return, f)
            }
          }
        ;(a & 64 && Zo(u), a & 512 && ot(u, u.return))
        break
      case 3:
        if ((yt(l, u), a & 64 && ((l = u.updateQueue), l !== null))) {
          if (((t = null), u.child !== null))
            switch (u.child.tag) {
              case 27:
              case 5:
                t = u.child.stateNode
                break
              case 1:
                t = u.child.stateNode
            }
          try {
            $y(l, t)
          } catch (f) {
            V(u, u.return, f)
          }
        }
        break
      case 27:
        t === null && a & 4 && po(u)
      case 26:
      case 5:
        ;(yt(l, u), t === null && a & 4 && fi(u), a & 512 && ot(u, u.return))
        break
      case 12:
        yt(l, u)
        break
      case 31:
        ;(yt(l, u), a & 4 && Po(l, u))
        break
      case 13:
        ;(yt(l, u),
          a & 4 && lm(l, u),
          a & 64 &&
            ((l = u.memoizedState),
            l !== null && ((l = l.dehydrated), l !== null && ((u = Ng.bind(null, u)), nS(l, u)))))
        break
      case 22:
        if (((a = u.memoizedState !== null || cl), !a)) {
          var e = (t !== null && t.memoizedState !== null) || X
          ;((t = cl),
            (n = X),
            (cl = a),
            (X = e) && !n
              ? ((a = 2), (u.subtreeFlags & 8772) !== 0 && (a |= 1), tt(l, u, a))
              : yt(l, u),
            (cl = t),
            (X = n))
        }
        break
      case 30:
        ;(yt(l, u), a & 512 && ot(u, u.return))
        break
      case 7:
        a & 512 && ot(u, u.return)
      default:
        yt(l, u)
    }
  }
  function di(l, t) {
    for (l = l.child; l !== null;) ($o(l, t), (l = l.sibling))
  }
  function $o(l, t) {
    switch (l.tag) {
      case 5:
      case 26:
        try {
          var u = l.stateNode
          if (t) {
            var a = u.style
            typeof a.setProperty == 'function'
              ? a.setProperty('display', 'none', 'important')
              : (a.display = 'none')
          } else {
            var n = l.stateNode,
              e = l.memoizedProps.style,
              f = e != null && e.hasOwnProperty('display') ? e.display : null
            n.style.display = f == null || typeof f == 'boolean' ? '' : ('' + f).trim()
          }
        } catch (i) {
          V(l, l.return, i)
        }
        hi(l, t)
        break
      case 6:
        try {
          ;((l.stateNode.nodeValue = t ? '' : l.memoizedProps), (q = !0))
        } catch (i) {
          V(l, l.return, i)
        }
        break
      case 18:
        try {
          var c = l.stateNode
          t ? Yv(c, !0) : Yv(l.stateNode, !1)
        } catch (i) {
          V(l, l.return, i)
        }
        break
      case 22:
      case 23:
        l.memoizedState === null && di(l, t)
        break
      default:
        di(l, t)
    }
  }
  function hi(l, t) {
    if (l.subtreeFlags & 67108864)
      for (l = l.child; l !== null;) {
        l: {
          var u = l,
            a = t
          switch (u.tag) {
            case 4:
              $o(u, a)
              break l
            case 22:
              u.memoizedState === null && hi(u, a)
              break l
            default:
              hi(u, a)
          }
        }
        l = l.sibling
      }
  }
  function Io(l) {
    var t = l.alternate
    ;(t !== null && ((l.alternate = null), Io(t)),
      (l.child = null),
      (l.deletions = null),
      (l.sibling = null),
      l.tag === 5 && ((t = l.stateNode), t !== null && yf(t)),
      (l.stateNode = null),
      (l.return = null),
      (l.dependencies = null),
      (l.memoizedProps = null),
      (l.memoizedState = null),
      (l.pendingProps = null),
      (l.stateNode = null),
      (l.updateQueue = null))
  }
  var F = null,
    Dl = !1
  function lt(l, t, u) {
    for (u = u.child; u !== null;) (ko(l, t, u), (u = u.sibling))
  }
  function ko(l, t, u) {
    if (jl && typeof jl.onCommitFiberUnmount == 'function')
      try {
        jl.onCommitFiberUnmount(Hn, u)
      } catch {}
    switch (u.tag) {
      case 26:
        ;(X || ol(u, t),
          lt(l, t, u),
          u.memoizedState
            ? u.memoizedState.count--
            : u.stateNode && !X && ((u = u.stateNode), u.parentNode.removeChild(u)))
        break
      case 27:
        ;(X || ol(u, t), yn(u))
        var a = F,
          n = Dl
        ;(gu(u.type) && ((F = u.stateNode), (Dl = !1)),
          lt(l, t, u),
          jm(u.stateNode, u.type, u.memoizedProps),
          (F = a),
          (Dl = n))
        break
      case 5:
        ;(X || ol(u, t), yn(u))
      case 6:
        if (
          (u.tag === 6 && yn(u),
          (a = F),
          (n = Dl),
          (F = null),
          lt(l, t, u),
          (F = a),
          (Dl = n),
          F !== null)
        )
          if (Dl)
            try {
              ;((F.nodeType === 9
                ? F.body
                : F.nodeName === 'HTML'
                  ? F.ownerDocument.body
                  : F
              ).removeChild(u.stateNode),
                (q = !0))
            } catch (e) {
              V(u, t, e)
            }
          else
            try {
              ;(F.removeChild(u.stateNode), (q = !0))
            } catch (e) {
              V(u, t, e)
            }
        break
      case 18:
        F !== null &&
          (Dl
            ? ((l = F),
              Rv(
                l.nodeType === 9 ? l.body : l.nodeName === 'HTML' ? l.ownerDocument.body : l,
                u.stateNode,
              ),
              Ha(l))
            : Rv(F, u.stateNode))
        break
      case 4:
        ;((a = F),
          (n = Dl),
          (F = u.stateNode.containerInfo),
          (Dl = !0),
          lt(l, t, u),
          (F = a),
          (Dl = n))
        break
      case 0:
      case 11:
      case 14:
      case 15:
        ;(mu(2, u, t), X || mu(4, u, t), lt(l, t, u))
        break
      case 1:
        ;(X ||
          (ol(u, t), (a = u.stateNode), typeof a.componentWillUnmount == 'function' && xo(u, t, a)),
          lt(l, t, u))
        break
      case 21:
        lt(l, t, u)
        break
      case 22:
        ;((X = (a = X) || u.memoizedState !== null), lt(l, t, u), (X = a))
        break
      case 30:
        ;(ol(u, t), lt(l, t, u))
        break
      case 7:
        ;(X || ol(u, t), lt(l, t, u))
        break
      default:
        lt(l, t, u)
    }
  }
  function Po(l, t) {
    if (
      t.memoizedState === null &&
      ((l = t.alternate), l !== null && ((l = l.memoizedState), l !== null))
    ) {
      l = l.dehydrated
      try {
        Ha(l)
      } catch (u) {
        V(t, t.return, u)
      }
    }
  }
  function lm(l, t) {
    if (
      t.memoizedState === null &&
      ((l = t.alternate),
      l !== null && ((l = l.memoizedState), l !== null && ((l = l.dehydrated), l !== null)))
    )
      try {
        Ha(l)
      } catch (u) {
        V(t, t.return, u)
      }
  }
  function hg(l) {
    switch (l.tag) {
      case 31:
      case 13:
      case 19:
        var t = l.stateNode
        return (t === null && (t = l.stateNode = new Tv()), t)
      case 22:
        return (
          (l = l.stateNode),
          (t = l._retryCache),
          t === null && (t = l._retryCache = new Tv()),
          t
        )
      default:
        throw Error(E(435, l.tag))
    }
  }
  function ie(l, t) {
    var u = hg(l)
    t.forEach(function (a) {
      if (!u.has(a)) {
        u.add(a)
        var n = Dg.bind(null, l, a)
        a.then(n, n)
      }
    })
  }
  function Ol(l, t, u) {
    var a = t.deletions
    if (a !== null)
      for (var n = 0; n < a.length; n++) {
        var e = a[n],
          f = l,
          c = t,
          i = c
        l: for (; i !== null;) {
          switch (i.tag) {
            case 27:
              if (gu(i.type)) {
                ;((F = i.stateNode), (Dl = !1))
                break l
              }
              break
            case 5:
              ;((F = i.stateNode), (Dl = !1))
              break l
            case 3:
            case 4:
              ;((F = i.stateNode.containerInfo), (Dl = !0))
              break l
          }
          i = i.return
        }
        if (F === null) throw Error(E(160))
        ;(ko(f, c, e),
          (F = null),
          (Dl = !1),
          (f = e.alternate),
          f !== null && (f.return = null),
          (e.return = null))
      }
    if (t.subtreeFlags & 13886) for (t = t.child; t !== null;) (tm(t, l, u), (t = t.sibling))
  }
  var ut = null
  function tm(l, t, u) {
    var a = l.alternate,
      n = l.flags
    switch (l.tag) {
      case 0:
      case 11:
      case 14:
      case 15:
        if (n & 4 && ((a = l.updateQueue), (a = a !== null ? a.events : null), a !== null))
          for (var e = 0; e < a.length; e++) {
            var f = a[e]
            f.ref.impl = f.nextImpl
          }
        ;(Ol(t, l, u), _l(l), n & 4 && (mu(3, l, l.return), Qn(3, l), mu(5, l, l.return)))
        break
      case 1:
        ;(Ol(t, l, u),
          _l(l),
          n & 512 && (X || a === null || ol(a, a.return)),
          n & 64 &&
            cl &&
            ((l = l.updateQueue),
            l !== null &&
              ((t = l.callbacks),
              t !== null &&
                ((u = l.shared.hiddenCallbacks),
                (l.shared.hiddenCallbacks = u === null ? t : u.concat(t))))))
        break
      case 26:
        if (((e = ut), Ol(t, l, u), _l(l), n & 512 && (X || a === null || ol(a, a.return)), n & 4))
          if (((n = a !== null ? a.memoizedState : null), (u = l.memoizedState), a === null))
            if (u === null)
              if (l.stateNode === null)
                if (cl) l.stateNode = Um(l.type, l.memoizedProps, t.containerInfo, l)
                else {
                  l: {
                    ;((t = l.type), (u = l.memoizedProps), (n = e.ownerDocument || e))
                    t: switch (t) {
                      case 'title':
                        ;((a = n.getElementsByTagName('title')[0]),
                          (!a ||
                            a[qn] ||
                            a[ml] ||
                            a.namespaceURI === 'http://www.w3.org/2000/svg' ||
                            a.hasAttribute('itemprop')) &&
                            ((a = n.createElement(t)),
                            n.head.insertBefore(a, n.querySelector('head > title'))),
                          Sl(a, t, u),
                          (a[ml] = l),
                          vl(a),
                          (t = a))
                        break l
                      case 'link':
                        if ((e = Zv('link', 'href', n).get(t + (u.href || '')))) {
                          for (f = 0; f < e.length; f++)
                            if (
                              ((a = e[f]),
                              a.getAttribute('href') ===
                                (u.href == null || u.href === '' ? null : u.href) &&
                                a.getAttribute('rel') === (u.rel == null ? null : u.rel) &&
                                a.getAttribute('title') === (u.title == null ? null : u.title) &&
                                a.getAttribute('crossorigin') ===
                                  (u.crossOrigin == null ? null : u.crossOrigin))
                            ) {
                              e.splice(f, 1)
                              break t
                            }
                        }
                        ;((a = n.createElement(t)), Sl(a, t, u), n.head.appendChild(a))
                        break
                      case 'meta':
                        if ((e = Zv('meta', 'content', n).get(t + (u.content || '')))) {
                          for (f = 0; f < e.length; f++)
                            if (
                              ((a = e[f]),
                              a.getAttribute('content') ===
                                (u.content == null ? null : '' + u.content) &&
                                a.getAttribute('name') === (u.name == null ? null : u.name) &&
                                a.getAttribute('property') ===
                                  (u.property == null ? null : u.property) &&
                                a.getAttribute('http-equiv') ===
                                  (u.httpEquiv == null ? null : u.httpEquiv) &&
                                a.getAttribute('charset') ===
                                  (u.charSet == null ? null : u.charSet))
                            ) {
                              e.splice(f, 1)
                              break t
                            }
                        }
                        ;((a = n.createElement(t)), Sl(a, t, u), n.head.appendChild(a))
                        break
                      default:
                        throw Error(E(468, t))
                    }
                    ;((a[ml] = l), vl(a), (t = a))
                  }
                  l.stateNode = t
                }
              else cl || Hi(e, l.type, l.stateNode)
            else l.stateNode = Vv(e, u, l.memoizedProps)
          else
            n !== u
              ? (n === null
                  ? ((t = a.stateNode), t === null || X || t.parentNode.removeChild(t))
                  : n.count--,
                u === null ? cl || Hi(e, l.type, l.stateNode) : Vv(e, u, l.memoizedProps))
              : u === null && l.stateNode !== null && mc(l, l.memoizedProps, a.memoizedProps)
        break
      case 27:
        ;(Ol(t, l, u),
          _l(l),
          n & 512 && (X || a === null || ol(a, a.return)),
          a !== null && n & 4 && mc(l, l.memoizedProps, a.memoizedProps))
        break
      case 5:
        if (
          ((e = it),
          (it = !1),
          Ol(t, l, u),
          (it = e),
          _l(l),
          n & 512 && (X || a === null || ol(a, a.return)),
          l.flags & 32)
        ) {
          t = l.stateNode
          try {
            ;(ba(t, ''), (q = !0))
          } catch (g) {
            V(l, l.return, g)
          }
        }
        ;(n & 4 &&
          l.stateNode != null &&
          ((t = l.memoizedProps), mc(l, t, a !== null ? a.memoizedProps : t)),
          n & 1024 && (hc = !0))
        break
      case 6:
        if ((Ol(t, l, u), _l(l), n & 4)) {
          if (l.stateNode === null) throw Error(E(162))
          ;((t = l.memoizedProps), (u = l.stateNode))
          try {
            ;((u.nodeValue = t), (q = !0))
          } catch (g) {
            V(l, l.return, g)
          }
        }
        break
      case 3:
        if (
          ((q = !1),
          (re = null),
          (e = ut),
          (ut = Dn(t.containerInfo)),
          Ol(t, l, u),
          (ut = e),
          _l(l),
          n & 4 && a !== null && a.memoizedState.isDehydrated)
        )
          try {
            Ha(t.containerInfo)
          } catch (g) {
            V(l, l.return, g)
          }
        ;(hc && ((hc = !1), um(l)), (q = !1))
        break
      case 4:
        ;((n = it),
          (it = cl),
          (a = _1()),
          (e = ut),
          (ut = Dn(l.stateNode.containerInfo)),
          Ol(t, l, u),
          _l(l),
          (ut = e),
          q && Pa && (Pe = !0),
          (q = a),
          (it = n))
        break
      case 12:
        ;(Ol(t, l, u), _l(l))
        break
      case 31:
        ;(Ol(t, l, u),
          _l(l),
          n & 4 && ((t = l.updateQueue), t !== null && ((l.updateQueue = null), ie(l, t))))
        break
      case 13:
        ;(Ol(t, l, u),
          _l(l),
          l.child.flags & 8192 &&
            (l.memoizedState !== null) != (a !== null && a.memoizedState !== null) &&
            (_f = Ql()),
          n & 4 && ((t = l.updateQueue), t !== null && ((l.updateQueue = null), ie(l, t))))
        break
      case 22:
        ;((e = l.memoizedState !== null), (f = a !== null && a.memoizedState !== null))
        var c = cl,
          i = X,
          y = it
        ;((cl = c || e),
          (it = y || e),
          (X = i || f),
          Ol(t, l, u),
          (X = i),
          (it = y),
          (cl = c),
          _l(l),
          n & 8192 &&
            ((t = l.stateNode),
            (t._visibility = e ? t._visibility & -2 : t._visibility | 1),
            !e ||
              a === null ||
              f ||
              cl ||
              X ||
              ((t = f || X),
              (u = cl),
              (a = X),
              (cl = e || cl),
              (X = t),
              Lt(l, 2),
              (cl = u),
              (X = a)),
            (!e && it) || di(l, e)),
          n & 4 &&
            ((t = l.updateQueue),
            t !== null && ((u = t.retryQueue), u !== null && ((t.retryQueue = null), ie(l, u)))))
        break
      case 19:
        ;(Ol(t, l, u),
          _l(l),
          n & 4 && ((t = l.updateQueue), t !== null && ((l.updateQueue = null), ie(l, t))))
        break
      case 30:
        ;(n & 512 && (X || a === null || ol(a, a.return)),
          (n = _1()),
          (e = Pa),
          (f = (u & 335544064) === u),
          (c = l.memoizedProps),
          (Pa = f && Gt(c.default, c.update) !== 'none'),
          Ol(t, l, u),
          _l(l),
          f && a !== null && q && (l.flags |= 4),
          (Pa = e),
          (q = n))
        break
      case 21:
        break
      case 7:
        ;(n & 512 && (X || a === null || ol(a, a.return)),
          a && a.stateNode !== null && (a.stateNode._fragmentFiber = l))
      default:
        ;(Ol(t, l, u), _l(l))
    }
  }
  function _l(l) {
    var t = l.flags
    if (t & 2) {
      try {
        for (var u, a = l.return; a !== null;) {
          if (Lo(a)) {
            u = a
            break
          }
          a = a.return
        }
        a = null
        for (var n = l.return; n !== null;) {
          if (T0(n)) {
            var e = n.stateNode
            a === null ? (a = [e]) : a.push(e)
          }
          if (S0(n)) break
          n = n.return
        }
        var f = a
        if (u == null) throw Error(E(160))
        switch (u.tag) {
          case 27:
            var c = u.stateNode,
              i = dc(l)
            Ie(l, i, c, f)
            break
          case 5:
            var y = u.stateNode
            u.flags & 32 && (ba(y, ''), (u.flags &= -33))
            var g = dc(l)
            Ie(l, g, y, f)
            break
          case 3:
          case 4:
            var T = u.stateNode.containerInfo,
              o = dc(l)
            ci(l, o, T, f)
            break
          default:
            throw Error(E(161))
        }
      } catch (h) {
        V(l, l.return, h)
      }
      l.flags &= -3
    }
    t & 4096 && (l.flags &= -4097)
  }
  function um(l) {
    if (l.subtreeFlags & 1024)
      for (l = l.child; l !== null;) {
        var t = l
        ;(um(t),
          t.tag === 5 && t.flags & 1024 && ((t = t.stateNode), (Ca = !0), t.reset(), (Ca = !1)),
          (l = l.sibling))
      }
  }
  function wu(l, t) {
    if (t.subtreeFlags & 9270) for (t = t.child; t !== null;) (am(t, l), (t = t.sibling))
    else Wo(t, !1)
  }
  function am(l, t) {
    var u = l.alternate
    if (u === null) ii(l, !1)
    else
      switch (l.tag) {
        case 3:
          if (((mi = vt = !1), Sv(), wu(t, l), !vt && !Pe)) {
            if (((l = mt), l !== null))
              for (var a = 0; a < l.length; a += 3) {
                u = l[a]
                var n = l[a + 1]
                ;(Cm(u, l[a + 2]),
                  (u = u.ownerDocument.documentElement),
                  u !== null &&
                    u.animate(
                      { opacity: [0, 0], pointerEvents: ['none', 'none'] },
                      {
                        duration: 0,
                        fill: 'forwards',
                        pseudoElement: '::view-transition-group(' + n + ')',
                      },
                    ))
              }
            ;((l = t.containerInfo),
              (l = l.nodeType === 9 ? l.documentElement : l.ownerDocument.documentElement),
              l !== null &&
                l.style.viewTransitionName === '' &&
                ((l.style.viewTransitionName = 'none'),
                l.animate(
                  { opacity: [0, 0], pointerEvents: ['none', 'none'] },
                  { duration: 0, fill: 'forwards', pseudoElement: '::view-transition-group(root)' },
                ),
                l.animate(
                  { width: [0, 0], height: [0, 0] },
                  { duration: 0, fill: 'forwards', pseudoElement: '::view-transition' },
                )),
              (mi = !0))
          }
          mt = null
          break
        case 5:
          wu(t, l)
          break
        case 4:
          ;((a = vt), (vt = !1), wu(t, l), vt && (Pe = !0), (vt = a))
          break
        case 22:
          l.memoizedState === null && (u.memoizedState !== null ? ii(l, !1) : wu(t, l))
          break
        case 30:
          ;((a = vt), (n = Sv()), (vt = !1), wu(t, l), vt && (l.flags |= 4))
          var e = l.memoizedProps,
            f = l.stateNode
          ;((t = Ct(e, f)), (f = Ct(u.memoizedProps, f)))
          var c = Gt(e.default, e.update)
          ;(c === 'none'
            ? (t = !1)
            : ((e = u.memoizedState),
              (u.memoizedState = null),
              (u = l.child),
              (Ul = 0),
              (t = E0(l, u, t, f, c, e, !0)),
              Ul !== (e === null ? 0 : e.length) && (l.flags |= 32)),
            (l.flags & 4) !== 0 && t
              ? (Aa(l, l.memoizedProps.onUpdate), (mt = n))
              : n !== null && (n.push.apply(n, mt), (mt = n)),
            (vt = (l.flags & 32) !== 0 ? !0 : a))
          break
        default:
          wu(t, l)
      }
  }
  function yt(l, t) {
    if (t.subtreeFlags & 8772)
      for (t = t.child; t !== null;) (Fo(l, t.alternate, t), (t = t.sibling))
  }
  function Lt(l, t) {
    for (l = l.child; l !== null;) {
      var u = l,
        a = t
      switch (u.tag) {
        case 0:
        case 11:
        case 14:
        case 15:
          ;(mu(4, u, u.return), Lt(u, a))
          break
        case 1:
          ol(u, u.return)
          var n = u.stateNode
          ;(typeof n.componentWillUnmount == 'function' && xo(u, u.return, n), Lt(u, a))
          break
        case 27:
          ;(a & 2) !== 0 && jm(u.stateNode, u.type, u.memoizedProps)
        case 5:
          ;(ol(u, u.return), (u.tag !== 5 && u.tag !== 27) || yn(u), Lt(u, a))
          break
        case 6:
          yn(u)
          break
        case 26:
          ;(ol(u, u.return),
            (n = u.stateNode),
            u.memoizedState !== null || n === null || X || n.parentNode.removeChild(n),
            Lt(u, a))
          break
        case 22:
          u.memoizedState === null && Lt(u, a)
          break
        case 30:
          ;(ol(u, u.return), Lt(u, a))
          break
        case 7:
          ol(u, u.return)
        default:
          Lt(u, a)
      }
      l = l.sibling
    }
  }
  function tt(l, t, u) {
    for (u = (t.subtreeFlags & 8772) !== 0 ? u : u & -2, t = t.child; t !== null;) {
      var a = t.alternate,
        n = l,
        e = t,
        f = e.flags,
        c = (u & 1) !== 0
      switch (e.tag) {
        case 0:
        case 11:
        case 15:
          ;(tt(n, e, u), Qn(4, e))
          break
        case 1:
          if ((tt(n, e, u), (a = e), (n = a.stateNode), typeof n.componentDidMount == 'function'))
            try {
              n.componentDidMount()
            } catch (g) {
              V(a, a.return, g)
            }
          if (((a = e), (n = a.updateQueue), n !== null)) {
            var i = a.stateNode
            try {
              var y = n.shared.hiddenCallbacks
              if (y !== null)
                for (n.shared.hiddenCallbacks = null, n = 0; n < y.length; n++) Fy(y[n], i)
            } catch (g) {
              V(a, a.return, g)
            }
          }
          ;(c && f & 64 && Zo(e), ot(e, e.return))
          break
        case 27:
          ;(u & 2) !== 0 && po(e)
        case 5:
          ;((e.tag !== 5 && e.tag !== 27) || hv(e),
            tt(n, e, u),
            c && a === null && f & 4 && fi(e),
            ot(e, e.return))
          break
        case 6:
          hv(e)
          break
        case 26:
          ;((i = e.stateNode),
            e.memoizedState !== null || i === null || cl || Hi(Dn(i.ownerDocument), e.type, i),
            tt(n, e, u),
            c && a === null && f & 4 && fi(e),
            ot(e, e.return))
          break
        case 12:
          tt(n, e, u)
          break
        case 31:
          ;(tt(n, e, u), c && f & 4 && Po(n, e))
          break
        case 13:
          ;(tt(n, e, u), c && f & 4 && lm(n, e))
          break
        case 22:
          ;(e.memoizedState === null && tt(n, e, u), ot(e, e.return))
          break
        case 30:
          ;(tt(n, e, u), ot(e, e.return))
          break
        case 7:
          ot(e, e.return)
        default:
          tt(n, e, u)
      }
      t = t.sibling
    }
  }
  function s0(l, t) {
    var u = null
    ;(l !== null &&
      l.memoizedState !== null &&
      l.memoizedState.cachePool !== null &&
      (u = l.memoizedState.cachePool.pool),
      (l = null),
      t.memoizedState !== null &&
        t.memoizedState.cachePool !== null &&
        (l = t.memoizedState.cachePool.pool),
      l !== u && (l != null && l.refCount++, u != null && Gn(u)))
  }
  function z0(l, t) {
    ;((l = null),
      t.alternate !== null && (l = t.alternate.memoizedState.cache),
      (t = t.memoizedState.cache),
      t !== l && (t.refCount++, l != null && Gn(l)))
  }
  function Kl(l, t, u, a) {
    var n = (u & 335544064) === u
    if (t.subtreeFlags & (n ? 10262 : 10256))
      for (t = t.child; t !== null;) (nm(l, t, u, a), (t = t.sibling))
    else n && wo(t)
  }
  function nm(l, t, u, a) {
    var n = (u & 335544064) === u
    n && t.alternate === null && t.return !== null && t.return.alternate !== null && Ne(t)
    var e = t.flags
    switch (t.tag) {
      case 0:
      case 11:
      case 15:
        ;(Kl(l, t, u, a), e & 2048 && Qn(9, t))
        break
      case 1:
        Kl(l, t, u, a)
        break
      case 3:
        ;(Kl(l, t, u, a),
          n &&
            mi &&
            ((l = l.containerInfo),
            (l = l.nodeType === 9 ? l.body : l.nodeName === 'HTML' ? l.ownerDocument.body : l),
            l.style.viewTransitionName === 'root' && (l.style.viewTransitionName = ''),
            (l = l.ownerDocument.documentElement),
            l !== null &&
              l.style.viewTransitionName === 'none' &&
              (l.style.viewTransitionName = '')),
          e & 2048 &&
            ((e = null),
            t.alternate !== null && (e = t.alternate.memoizedState.cache),
            (t = t.memoizedState.cache),
            t !== e && (t.refCount++, e != null && Gn(e))))
        break
      case 12:
        if (e & 2048) {
          ;(Kl(l, t, u, a), (e = t.stateNode))
          try {
            var f = t.memoizedProps,
              c = f.id,
              i = f.onPostCommit
            typeof i == 'function' &&
              i(c, t.alternate === null ? 'mount' : 'update', e.passiveEffectDuration, -0)
          } catch (y) {
            V(t, t.return, y)
          }
        } else Kl(l, t, u, a)
        break
      case 31:
        Kl(l, t, u, a)
        break
      case 13:
        Kl(l, t, u, a)
        break
      case 23:
        break
      case 22:
        ;((f = t.stateNode),
          (c = t.alternate),
          t.memoizedState !== null
            ? (n && c !== null && c.memoizedState === null && Ne(c),
              f._visibility & 2 ? Kl(l, t, u, a) : on(l, t))
            : (n && c !== null && c.memoizedState !== null && Ne(t),
              f._visibility & 2
                ? Kl(l, t, u, a)
                : ((f._visibility |= 2), Fu(l, t, u, a, (t.subtreeFlags & 10256) !== 0 || !1))),
          e & 2048 && s0(c, t))
        break
      case 24:
        ;(Kl(l, t, u, a), e & 2048 && z0(t.alternate, t))
        break
      case 30:
        ;(n && ((e = t.alternate), e !== null && (st(e.child, !0), st(t.child, !0))),
          Kl(l, t, u, a))
        break
      default:
        Kl(l, t, u, a)
    }
  }
  function Fu(l, t, u, a, n) {
    for (n = n && ((t.subtreeFlags & 10256) !== 0 || !1), t = t.child; t !== null;) {
      var e = l,
        f = t,
        c = u,
        i = a,
        y = f.flags
      switch (f.tag) {
        case 0:
        case 11:
        case 15:
          ;(Fu(e, f, c, i, n), Qn(8, f))
          break
        case 23:
          break
        case 22:
          var g = f.stateNode
          ;(f.memoizedState !== null
            ? g._visibility & 2
              ? Fu(e, f, c, i, n)
              : on(e, f)
            : ((g._visibility |= 2), Fu(e, f, c, i, n)),
            n && y & 2048 && s0(f.alternate, f))
          break
        case 24:
          ;(Fu(e, f, c, i, n), n && y & 2048 && z0(f.alternate, f))
          break
        default:
          Fu(e, f, c, i, n)
      }
      t = t.sibling
    }
  }
  function on(l, t) {
    if (t.subtreeFlags & 10256)
      for (t = t.child; t !== null;) {
        var u = l,
          a = t,
          n = a.flags
        switch (a.tag) {
          case 22:
            ;(on(u, a), n & 2048 && s0(a.alternate, a))
            break
          case 24:
            ;(on(u, a), n & 2048 && z0(a.alternate, a))
            break
          default:
            on(u, a)
        }
        t = t.sibling
      }
  }
  var zu = 8192
  function Tu(l, t, u) {
    if (l.subtreeFlags & zu) for (l = l.child; l !== null;) (em(l, t, u), (l = l.sibling))
  }
  function em(l, t, u) {
    switch (l.tag) {
      case 26:
        ;(Tu(l, t, u),
          l.flags & zu &&
            (l.memoizedState !== null
              ? ES(u, ut, l.memoizedState, l.memoizedProps)
              : ((l = l.stateNode), (t & 335544128) === t && Lv(u, l))))
        break
      case 5:
        ;(Tu(l, t, u), l.flags & zu && ((l = l.stateNode), (t & 335544128) === t && Lv(u, l)))
        break
      case 3:
      case 4:
        var a = ut
        ;((ut = Dn(l.stateNode.containerInfo)), Tu(l, t, u), (ut = a))
        break
      case 22:
        l.memoizedState === null &&
          ((a = l.alternate),
          a !== null && a.memoizedState !== null
            ? ((a = zu), (zu = 16777216), Tu(l, t, u), (zu = a))
            : Tu(l, t, u))
        break
      case 30:
        if ((l.flags & zu) !== 0 && ((a = l.memoizedProps.name), a != null && a !== 'auto')) {
          var n = l.stateNode
          ;((n.paired = null), Gl === null && (Gl = new Map()), Gl.set(a, n))
        }
        Tu(l, t, u)
        break
      default:
        Tu(l, t, u)
    }
  }
  function fm(l) {
    var t = l.alternate
    if (t !== null && ((l = t.child), l !== null)) {
      t.child = null
      do ((t = l.sibling), (l.sibling = null), (l = t))
      while (l !== null)
    }
  }
  function Ja(l) {
    var t = l.deletions
    if ((l.flags & 16) !== 0) {
      if (t !== null)
        for (var u = 0; u < t.length; u++) {
          var a = t[u]
          ;((il = a), im(a, l))
        }
      fm(l)
    }
    if (l.subtreeFlags & 10256) for (l = l.child; l !== null;) (cm(l), (l = l.sibling))
  }
  function cm(l) {
    switch (l.tag) {
      case 0:
      case 11:
      case 15:
        ;(Ja(l), l.flags & 2048 && mu(9, l, l.return))
        break
      case 3:
        Ja(l)
        break
      case 12:
        Ja(l)
        break
      case 22:
        var t = l.stateNode
        l.memoizedState !== null && t._visibility & 2 && (l.return === null || l.return.tag !== 13)
          ? ((t._visibility &= -3), De(l))
          : Ja(l)
        break
      default:
        Ja(l)
    }
  }
  function De(l) {
    var t = l.deletions
    if ((l.flags & 16) !== 0) {
      if (t !== null)
        for (var u = 0; u < t.length; u++) {
          var a = t[u]
          ;((il = a), im(a, l))
        }
      fm(l)
    }
    for (l = l.child; l !== null;) {
      switch (((t = l), t.tag)) {
        case 0:
        case 11:
        case 15:
          ;(mu(8, t, t.return), De(t))
          break
        case 22:
          ;((u = t.stateNode), u._visibility & 2 && ((u._visibility &= -3), De(t)))
          break
        default:
          De(t)
      }
      l = l.sibling
    }
  }
  function im(l, t) {
    for (; il !== null;) {
      var u = il
      switch (u.tag) {
        case 0:
        case 11:
        case 15:
          mu(8, u, t)
          break
        case 23:
        case 22:
          if (u.memoizedState !== null && u.memoizedState.cachePool !== null) {
            var a = u.memoizedState.cachePool.pool
            a != null && a.refCount++
          }
          break
        case 24:
          Gn(u.memoizedState.cache)
      }
      if (((a = u.child), a !== null)) ((a.return = u), (il = a))
      else
        l: for (u = l; il !== null;) {
          a = il
          var n = a.sibling,
            e = a.return
          if ((Io(a), a === u)) {
            il = null
            break l
          }
          if (n !== null) {
            ;((n.return = e), (il = n))
            break l
          }
          il = e
        }
    }
  }
  var gg = {
      getCacheForType: function (l) {
        var t = dl(ul),
          u = t.data.get(l)
        return (u === void 0 && ((u = l()), t.data.set(l, u)), u)
      },
      cacheSignal: function () {
        return dl(ul).controller.signal
      },
    },
    Sg = typeof WeakMap == 'function' ? WeakMap : Map,
    B = 0,
    x = null,
    C = null,
    R = 0,
    Q = 0,
    Yl = null,
    $t = !1,
    Ga = !1,
    b0 = !1,
    qt = 0,
    k = 0,
    du = 0,
    Mu = 0,
    lf = 0,
    Xl = 0,
    _a = 0,
    mn = null,
    Ml = null,
    gi = !1,
    _f = 0,
    vm = 0,
    tf = 1 / 0,
    uf = null,
    eu = null,
    $ = 0,
    nt = null,
    Bu = null,
    Et = 0,
    Si = 0,
    Ti = null,
    ym = null,
    Sa = null,
    Ta = null,
    Ea = null,
    dn = 0,
    Me = null
  function Zl() {
    return (B & 2) !== 0 && R !== 0 ? R & -R : A.T !== null ? _0() : dy()
  }
  function om() {
    if (Xl === 0)
      if ((R & 536870912) === 0 || U) {
        var l = Fn
        ;((Fn <<= 1), (Fn & 3932160) === 0 && (Fn = 262144), (Xl = l))
      } else Xl = 536870912
    return ((l = Tl.current), l !== null && (l.flags |= 32), Xl)
  }
  function Aa(l, t) {
    if (t != null) {
      var u = l.stateNode,
        a = u.ref
      ;(a === null && (a = u.ref = Rm(Ct(l.memoizedProps, u))),
        Ta === null && (Ta = []),
        Ta.push(t.bind(null, a)))
    }
  }
  function Cl(l, t, u) {
    ;(((l === x && (Q === 2 || Q === 9)) || l.cancelPendingCommit !== null) &&
      (Na(l, 0), It(l, R, Xl, !1)),
      Yn(l, u),
      ((B & 2) === 0 || l !== x) &&
        (l === x && ((B & 2) === 0 && (Mu |= u), k === 4 && It(l, R, Xl, !1)), bt(l)))
  }
  function mm(l, t, u) {
    if ((B & 6) !== 0) throw Error(E(327))
    var a = (!u && (t & 127) === 0 && (t & l.expiredLanes) === 0) || Rn(l, t),
      n = a ? sg(l, t) : gc(l, t, !0),
      e = a
    do {
      if (n === 0) {
        Ga && !a && It(l, t, 0, !1)
        break
      } else {
        if (((u = l.current.alternate), e && !Tg(u))) {
          ;((n = gc(l, t, !1)), (e = !1))
          continue
        }
        if (n === 2) {
          if (((e = t), l.errorRecoveryDisabledLanes & e)) var f = 0
          else
            ((f = l.pendingLanes & -536870913), (f = f !== 0 ? f : f & 536870912 ? 536870912 : 0))
          if (f !== 0) {
            t = f
            l: {
              var c = l
              n = mn
              var i = c.current.memoizedState.isDehydrated
              if ((i && (Na(c, f).flags |= 256), (f = gc(c, f, !1)), f !== 2 && f !== 6)) {
                if (b0 && !i) {
                  ;((c.errorRecoveryDisabledLanes |= e), (Mu |= e), (n = 4))
                  break l
                }
                ;((e = Ml), (Ml = n), e !== null && (Ml === null ? (Ml = e) : Ml.push.apply(Ml, e)))
              }
              n = f
            }
            if (((e = !1), n !== 2)) continue
          }
        }
        if (n === 1) {
          ;(Na(l, 0), It(l, t, 0, !0))
          break
        }
        l: {
          switch (((a = l), (e = n), e)) {
            case 0:
            case 1:
              throw Error(E(345))
            case 4:
              if ((t & 4194048) !== t && (t & 62914560) !== t) break
            case 6:
              It(a, t, Xl, !$t)
              break l
            case 2:
              Ml = null
              break
            case 3:
            case 5:
              break
            default:
              throw Error(E(329))
          }
          if ((t & 62914560) === t && ((n = _f + 300 - Ql()), 10 < n)) {
            if ((It(a, t, Xl, !$t), vf(a, 0, !0) !== 0)) break l
            ;((Et = t),
              (a.timeoutHandle = N0(
                Ev.bind(null, a, u, Ml, uf, gi, t, Xl, Mu, _a, $t, e, 'Throttled', -0, 0),
                n,
              )))
            break l
          }
          Ev(a, u, Ml, uf, gi, t, Xl, Mu, _a, $t, e, null, -0, 0)
        }
      }
      break
    } while (!0)
    bt(l)
  }
  function Ev(l, t, u, a, n, e, f, c, i, y, g, T, o, h) {
    l.timeoutHandle = -1
    var s = t.subtreeFlags,
      b = (e & 335544064) === e
    if (
      ((T = null),
      (b || s & 8192 || (s & 16785408) === 16785408) &&
        ((T = {
          stylesheets: null,
          count: 0,
          imgCount: 0,
          imgBytes: 0,
          suspenseyImages: [],
          waitingForImages: !0,
          waitingForViewTransition: !1,
          unsuspend: ht,
        }),
        (Gl = null),
        em(t, e, T),
        b &&
          ((s = T),
          (b = l.containerInfo),
          (b = (b.nodeType === 9 ? b : b.ownerDocument).__reactViewTransition),
          b != null &&
            (s.count++,
            (s.waitingForViewTransition = !0),
            (s = Mn.bind(s)),
            b.finished.then(s, s))),
        (s = (e & 62914560) === e ? _f - Ql() : (e & 4194048) === e ? vm - Ql() : 0),
        (s = sS(T, s)),
        s !== null))
    ) {
      ;((Et = e),
        (l.cancelPendingCommit = s(zv.bind(null, l, t, e, u, a, n, f, c, i, y, g, T, null, o, h))),
        It(l, e, f, !y))
      return
    }
    zv(l, t, e, u, a, n, f, c, i, y, g, T)
  }
  function Tg(l) {
    for (var t = l; ;) {
      var u = t.tag
      if (
        (u === 0 || u === 11 || u === 15) &&
        t.flags & 16384 &&
        ((u = t.updateQueue), u !== null && ((u = u.stores), u !== null))
      )
        for (var a = 0; a < u.length; a++) {
          var n = u[a],
            e = n.getSnapshot
          n = n.value
          try {
            if (!xl(e(), n)) return !1
          } catch {
            return !1
          }
        }
      if (((u = t.child), t.subtreeFlags & 16384 && u !== null)) ((u.return = t), (t = u))
      else {
        if (t === l) break
        for (; t.sibling === null;) {
          if (t.return === null || t.return === l) return !0
          t = t.return
        }
        ;((t.sibling.return = t.return), (t = t.sibling))
      }
    }
    return !0
  }
  function It(l, t, u, a) {
    ;((t = iy(l, t)),
      (t &= ~lf),
      (t &= ~Mu),
      (l.suspendedLanes |= t),
      (l.pingedLanes &= ~t),
      a && (l.warmLanes |= t),
      (a = l.expirationTimes))
    for (var n = t; 0 < n;) {
      var e = 31 - Vl(n),
        f = 1 << e
      ;((a[e] = -1), (n &= ~f))
    }
    u !== 0 && yy(l, u, t)
  }
  function Af() {
    return (B & 6) === 0 ? (jn(0, !1), !1) : !0
  }
  function O0() {
    if (C !== null) {
      if (Q === 0) var l = C.return
      else ((l = C), (Dt = Vu = null), e0(l), (da = null), (zn = 0), (l = C))
      for (; l !== null;) (Vo(l.alternate, l), (l = l.return))
      C = null
    }
  }
  function Na(l, t) {
    var u = l.timeoutHandle
    return (
      u !== -1 && ((l.timeoutHandle = -1), jg(u)),
      (u = l.cancelPendingCommit),
      u !== null && ((l.cancelPendingCommit = null), u()),
      (Et = 0),
      O0(),
      (x = l),
      (C = u = Mt(l.current, null)),
      (R = t),
      (Q = 0),
      (Yl = null),
      ($t = !1),
      (Ga = Rn(l, t)),
      (b0 = !1),
      (_a = Xl = lf = Mu = du = k = 0),
      (Ml = mn = null),
      (gi = !1),
      (qt = iy(l, t)),
      hf(),
      u
    )
  }
  function dm(l, t) {
    ;((M = null),
      (A.H = We),
      t === qa || t === Tf
        ? ((t = K1()), (Q = 3))
        : t === Ii
          ? ((t = K1()), (Q = 4))
          : (Q =
              t === d0
                ? 8
                : t !== null && typeof t == 'object' && typeof t.then == 'function'
                  ? 6
                  : 1),
      (Yl = t),
      C === null && ((k = 1), Fe(l, $l(t, l.current))))
  }
  function hm() {
    var l = Tl.current
    return l === null
      ? !0
      : (R & 4194048) === R
        ? zl === null
        : (R & 62914560) === R || (R & 536870912) !== 0
          ? l === zl
          : !1
  }
  function gm() {
    var l = A.H
    return ((A.H = We), l === null ? We : l)
  }
  function Sm() {
    var l = A.A
    return ((A.A = gg), l)
  }
  function af() {
    ;((k = 4),
      $t || ((R & 4194048) !== R && Tl.current !== null) || (Ga = !0),
      ((du & 134217727) === 0 && (Mu & 134217727) === 0) || x === null || It(x, R, Xl, !1))
  }
  function gc(l, t, u) {
    var a = B
    B |= 2
    var n = gm(),
      e = Sm()
    ;((x !== l || R !== t) && ((uf = null), Na(l, t)), (t = !1))
    var f = k
    l: do
      try {
        if (Q !== 0 && C !== null) {
          var c = C,
            i = Yl
          switch (Q) {
            case 8:
              ;(O0(), (f = 6))
              break l
            case 3:
            case 2:
            case 9:
            case 6:
              Tl.current === null && (t = !0)
              var y = Q
              if (((Q = 0), (Yl = null), ia(l, c, i, y), u && Ga)) {
                f = 0
                break l
              }
              break
            default:
              ;((y = Q), (Q = 0), (Yl = null), ia(l, c, i, y))
          }
        }
        ;(Eg(), (f = k))
        break
      } catch (g) {
        dm(l, g)
      }
    while (!0)
    return (
      t && l.shellSuspendCounter++,
      (Dt = Vu = null),
      (B = a),
      (A.H = n),
      (A.A = e),
      C === null && ((x = null), (R = 0), hf()),
      f
    )
  }
  function Eg() {
    for (; C !== null;) Tm(C)
  }
  function sg(l, t) {
    var u = B
    B |= 2
    var a = gm(),
      n = Sm()
    x !== l || R !== t ? ((uf = null), (tf = Ql() + 500), Na(l, t)) : (Ga = Rn(l, t))
    l: do
      try {
        if (Q !== 0 && C !== null) {
          t = C
          var e = Yl
          t: switch (Q) {
            case 1:
              ;((Q = 0), (Yl = null), ia(l, t, e, 1))
              break
            case 2:
            case 9:
              if (p1(e)) {
                ;((Q = 0), (Yl = null), sv(t))
                break
              }
              ;((t = function () {
                ;((Q !== 2 && Q !== 9) || x !== l || (Q = 7), bt(l))
              }),
                e.then(t, t))
              break l
            case 3:
              Q = 7
              break l
            case 4:
              Q = 5
              break l
            case 7:
              p1(e) ? ((Q = 0), (Yl = null), sv(t)) : ((Q = 0), (Yl = null), ia(l, t, e, 7))
              break
            case 5:
              var f = null
              switch (C.tag) {
                case 26:
                  f = C.memoizedState
                case 5:
                case 27:
                  var c = C
                  if (f ? xm(f) : c.stateNode.complete) {
                    ;((Q = 0), (Yl = null))
                    var i = c.sibling
                    if (i !== null) C = i
                    else {
                      var y = c.return
                      y !== null ? ((C = y), Nf(y)) : (C = null)
                    }
                    break t
                  }
              }
              ;((Q = 0), (Yl = null), ia(l, t, e, 5))
              break
            case 6:
              ;((Q = 0), (Yl = null), ia(l, t, e, 6))
              break
            case 8:
              ;(O0(), (k = 6))
              break l
            default:
              throw Error(E(462))
          }
        }
        zg()
        break
      } catch (g) {
        dm(l, g)
      }
    while (!0)
    return (
      (Dt = Vu = null),
      (A.H = a),
      (A.A = n),
      (B = u),
      C !== null ? 0 : ((x = null), (R = 0), hf(), k)
    )
  }
  function zg() {
    for (; C !== null && !Xd();) Tm(C)
  }
  function Tm(l) {
    var t = jo(l.alternate, l, qt)
    ;((l.memoizedProps = l.pendingProps), t === null ? Nf(l) : (C = t))
  }
  function sv(l) {
    var t = l,
      u = t.alternate
    switch (t.tag) {
      case 15:
      case 0:
        t = cv(u, t, t.pendingProps, t.type, void 0, R)
        break
      case 11:
        t = cv(u, t, t.pendingProps, t.type.render, t.ref, R)
        break
      case 5:
        e0(t)
        var a = t
        a === yl &&
          (U ? (Ze(a), a.tag === 5 && a.stateNode != null && (J = a.stateNode)) : (Ze(a), (U = !0)))
      default:
        ;(Vo(u, t), (t = C = Vy(t, qt)), (t = jo(u, t, qt)))
    }
    ;((l.memoizedProps = l.pendingProps), t === null ? Nf(l) : (C = t))
  }
  function ia(l, t, u, a) {
    ;((Dt = Vu = null), e0(t), (da = null), (zn = 0))
    var n = t.return
    try {
      if (cg(l, n, t, u, R)) {
        ;((k = 1), Fe(l, $l(u, l.current)), (C = null))
        return
      }
    } catch (e) {
      if (n !== null) throw ((C = n), e)
      ;((k = 1), Fe(l, $l(u, l.current)), (C = null))
      return
    }
    t.flags & 32768
      ? (U || a === 1
          ? (l = !0)
          : Ga || (R & 536870912) !== 0
            ? (l = !1)
            : (($t = l = !0),
              (a === 2 || a === 9 || a === 3 || a === 6) &&
                ((a = Tl.current), a !== null && a.tag === 13 && (a.flags |= 16384))),
        Em(t, l))
      : Nf(t)
  }
  function Nf(l) {
    var t = l
    do {
      if ((t.flags & 32768) !== 0) {
        Em(t, $t)
        return
      }
      l = t.return
      var u = og(t.alternate, t, qt)
      if (u !== null) {
        C = u
        return
      }
      if (((t = t.sibling), t !== null)) {
        C = t
        return
      }
      C = t = l
    } while (t !== null)
    k === 0 && (k = 5)
  }
  function Em(l, t) {
    do {
      var u = mg(l.alternate, l)
      if (u !== null) {
        ;((u.flags &= 32767), (C = u))
        return
      }
      if (
        ((u = l.return),
        u !== null && ((u.flags |= 32768), (u.subtreeFlags = 0), (u.deletions = null)),
        !t && ((l = l.sibling), l !== null))
      ) {
        C = l
        return
      }
      C = l = u
    } while (l !== null)
    ;((k = 6), (C = null))
  }
  function zv(l, t, u, a, n, e, f, c, i, y, g, T) {
    l.cancelPendingCommit = null
    do Df()
    while ($ !== 0)
    if ((B & 6) !== 0) throw Error(E(327))
    if (t !== null) {
      if (t === l.current) throw Error(E(177))
      ;(l === x && ((C = x = null), (R = 0)),
        (Bu = t),
        (nt = l),
        (Et = u),
        (Ti = n),
        (ym = a),
        bg(l, t, u, f, c, i, T))
    }
  }
  function bg(l, t, u, a, n, e, f) {
    var c = t.lanes | t.childLanes
    if (
      ((Si = c),
      (c |= Ki),
      wd(l, u, c, a, n, e),
      (Ta = null),
      (u & 335544064) === u ? ((Ea = Fh(l)), (a = 10262)) : ((Ea = null), (a = 10256)),
      (t.subtreeFlags & a) !== 0 || (t.flags & a) !== 0
        ? ((l.callbackNode = null),
          (l.callbackPriority = 0),
          Mg(Ge, function () {
            return (bi(), null)
          }))
        : ((l.callbackNode = null), (l.callbackPriority = 0)),
      (ke = !1),
      (a = (t.flags & 13878) !== 0),
      (t.subtreeFlags & 13878) !== 0 || a)
    ) {
      ;((a = A.T), (A.T = null), (n = G.p), (G.p = 2), (e = B), (B |= 4))
      try {
        dg(l, t, u)
      } finally {
        ;((B = e), (G.p = n), (A.T = a))
      }
    }
    ;(($ = 1),
      ke
        ? (Sa = Kg(f, l.containerInfo, Ea, Ei, si, _g, zi, bi, Og, null, null))
        : (Ei(), si(), zi()))
  }
  function Og(l) {
    if ($ !== 0) {
      var t = nt.onRecoverableError
      t(l, { componentStack: null })
    }
  }
  function _g() {
    $ === 3 && (($ = 0), am(Bu, nt), ($ = 4))
  }
  function Ei() {
    if ($ === 1) {
      $ = 0
      var l = nt,
        t = Bu,
        u = Et,
        a = (t.flags & 13878) !== 0
      if ((t.subtreeFlags & 13878) !== 0 || a) {
        ;((a = A.T), (A.T = null))
        var n = G.p
        G.p = 2
        var e = B
        B |= 4
        try {
          ;((Pa = Pe = !1), tm(t, l, u), (u = Ni))
          var f = Ry(l.containerInfo),
            c = u.focusedElem,
            i = u.selectionRange
          if (f !== c && c && c.ownerDocument && Hy(c.ownerDocument.documentElement, c)) {
            if (i !== null && pi(c)) {
              var y = i.start,
                g = i.end
              if ((g === void 0 && (g = y), 'selectionStart' in c))
                ((c.selectionStart = y), (c.selectionEnd = Math.min(g, c.value.length)))
              else {
                var T = c.ownerDocument || document,
                  o = (T && T.defaultView) || window
                if (o.getSelection) {
                  var h = o.getSelection(),
                    s = c.textContent.length,
                    b = Math.min(i.start, s),
                    D = i.end === void 0 ? b : Math.min(i.end, s)
                  !h.extend && b > D && ((f = D), (D = b), (b = f))
                  var m = G1(c, b),
                    v = G1(c, D)
                  if (
                    m &&
                    v &&
                    (h.rangeCount !== 1 ||
                      h.anchorNode !== m.node ||
                      h.anchorOffset !== m.offset ||
                      h.focusNode !== v.node ||
                      h.focusOffset !== v.offset)
                  ) {
                    var d = T.createRange()
                    ;(d.setStart(m.node, m.offset),
                      h.removeAllRanges(),
                      b > D
                        ? (h.addRange(d), h.extend(v.node, v.offset))
                        : (d.setEnd(v.node, v.offset), h.addRange(d)))
                  }
                }
              }
            }
            for (T = [], h = c; (h = h.parentNode);)
              h.nodeType === 1 && T.push({ element: h, left: h.scrollLeft, top: h.scrollTop })
            for (typeof c.focus == 'function' && c.focus(), c = 0; c < T.length; c++) {
              var S = T[c]
              ;((S.element.scrollLeft = S.left), (S.element.scrollTop = S.top))
            }
          }
          ;((Ca = !!Ai), (Ni = Ai = null))
        } finally {
          ;((B = e), (G.p = n), (A.T = a))
        }
      }
      ;((l.current = t), ($ = 2))
    }
  }
  function si() {
    if ($ === 2) {
      $ = 0
      var l = nt,
        t = Bu,
        u = (t.flags & 8772) !== 0
      if ((t.subtreeFlags & 8772) !== 0 || u) {
        ;((u = A.T), (A.T = null))
        var a = G.p
        G.p = 2
        var n = B
        B |= 4
        try {
          Fo(l, t.alternate, t)
        } finally {
          ;((B = n), (G.p = a), (A.T = u))
        }
      }
      $ = 3
    }
  }
  function zi() {
    if ($ === 4 || $ === 3) {
      $ = 0
      var l = Sa
      ;((Sa = null), Qd())
      var t = nt,
        u = Bu,
        a = Et,
        n = ym,
        e = (a & 335544064) === a ? 10262 : 10256
      if (
        ((u.subtreeFlags & e) !== 0 || (u.flags & e) !== 0
          ? ($ = 5)
          : (($ = 0), (Bu = nt = null), sm(t, t.pendingLanes)),
        (e = t.pendingLanes),
        e === 0 && (eu = null),
        Qi(a),
        (u = u.stateNode),
        jl && typeof jl.onCommitFiberRoot == 'function')
      )
        try {
          jl.onCommitFiberRoot(Hn, u, void 0, (u.current.flags & 128) === 128)
        } catch {}
      if (n !== null) {
        ;((u = A.T), (e = G.p), (G.p = 2), (A.T = null))
        try {
          for (var f = t.onRecoverableError, c = 0; c < n.length; c++) {
            var i = n[c]
            f(i.value, { componentStack: i.stack })
          }
        } finally {
          ;((A.T = u), (G.p = e))
        }
      }
      if (
        ((n = Ta),
        (f = Ea),
        (Ea = null),
        n !== null && ((Ta = null), f === null && (f = []), l !== null))
      )
        for (i = 0; i < n.length; i++) ((u = (0, n[i])(f)), u !== void 0 && l.finished.finally(u))
      ;((Et & 3) !== 0 && Df(),
        bt(t),
        (e = t.pendingLanes),
        (a & 261930) !== 0 && (e & 42) !== 0
          ? t === Me
            ? dn++
            : ((dn = 0), (Me = t))
          : ((dn = 0), (Me = null)),
        jn(0, !1))
    }
  }
  function sm(l, t) {
    ;(l.pooledCacheLanes &= t) === 0 &&
      ((t = l.pooledCache), t != null && ((l.pooledCache = null), Gn(t)))
  }
  function Df() {
    return (Sa !== null && (Sa.skipTransition(), (Sa = null)), Ei(), si(), zi(), bi())
  }
  function bi() {
    if ($ !== 5) return !1
    var l = nt,
      t = Si
    Si = 0
    var u = Qi(Et),
      a = A.T,
      n = G.p
    try {
      ;((G.p = 32 > u ? 32 : u), (A.T = null), (u = Ti), (Ti = null))
      var e = nt,
        f = Et
      if ((($ = 0), (Bu = nt = null), (Et = 0), (B & 6) !== 0)) throw Error(E(331))
      var c = B
      if (
        ((B |= 4),
        cm(e.current),
        nm(e, e.current, f, u),
        (B = c),
        jn(0, !1),
        jl && typeof jl.onPostCommitFiberRoot == 'function')
      )
        try {
          jl.onPostCommitFiberRoot(Hn, e)
        } catch {}
      return !0
    } finally {
      ;((G.p = n), (A.T = a), sm(l, t))
    }
  }
  function bv(l, t, u) {
    ;((t = $l(u, t)),
      (t = li(l.stateNode, t, 2)),
      (l = uu(l, t, 2)),
      l !== null && (Yn(l, 2), bt(l)))
  }
  function V(l, t, u) {
    if (l.tag === 3) bv(l, l, u)
    else
      for (; t !== null;) {
        if (t.tag === 3) {
          bv(t, l, u)
          break
        } else if (t.tag === 1) {
          var a = t.stateNode
          if (
            typeof t.type.getDerivedStateFromError == 'function' ||
            (typeof a.componentDidCatch == 'function' && (eu === null || !eu.has(a)))
          ) {
            ;((l = $l(u, l)),
              (u = qo(2)),
              (a = uu(t, u, 2)),
              a !== null && (Bo(u, a, t, l), Yn(a, 2), bt(a)))
            break
          }
        }
        t = t.return
      }
  }
  function Sc(l, t, u) {
    var a = l.pingCache
    if (a === null) {
      a = l.pingCache = new Sg()
      var n = new Set()
      a.set(t, n)
    } else ((n = a.get(t)), n === void 0 && ((n = new Set()), a.set(t, n)))
    n.has(u) || ((b0 = !0), n.add(u), (l = Ag.bind(null, l, t, u)), t.then(l, l))
  }
  function Ag(l, t, u) {
    var a = l.pingCache
    ;(a !== null && a.delete(t),
      (l.pingedLanes |= l.suspendedLanes & u),
      (l.warmLanes &= ~u),
      x === l &&
        (R & u) === u &&
        ((k === 4 || (k === 3 && (R & 62914560) === R && 300 > Ql() - _f)) && (B & 2) === 0
          ? Na(l, 0)
          : (lf |= u),
        _a === R && (_a = 0)),
      bt(l))
  }
  function zm(l, t) {
    ;(t === 0 && (t = vy()), (l = ju(l, t)), l !== null && (Yn(l, t), bt(l)))
  }
  function Ng(l) {
    var t = l.memoizedState,
      u = 0
    ;(t !== null && (u = t.retryLane), zm(l, u))
  }
  function Dg(l, t) {
    var u = 0
    switch (l.tag) {
      case 31:
      case 13:
        var a = l.stateNode,
          n = l.memoizedState
        n !== null && (u = n.retryLane)
        break
      case 19:
        a = l.stateNode
        break
      case 22:
        a = l.stateNode._retryCache
        break
      default:
        throw Error(E(314))
    }
    ;(a !== null && a.delete(t), zm(l, u))
  }
  function Mg(l, t) {
    return Gi(l, t)
  }
  var Da = null,
    $u = null,
    Oi = !1,
    nf = !1,
    Tc = !1,
    kt = 0
  function bt(l) {
    ;(l !== $u && l.next === null && ($u === null ? (Da = $u = l) : ($u = $u.next = l)),
      (nf = !0),
      Oi || ((Oi = !0), rg()))
  }
  function jn(l, t) {
    if (!Tc && nf) {
      Tc = !0
      do
        for (var u = !1, a = Da; a !== null;) {
          if (!t)
            if (l !== 0) {
              var n = a.pendingLanes
              if (n === 0) var e = 0
              else {
                var f = a.suspendedLanes,
                  c = a.pingedLanes
                ;((e = (1 << (31 - Vl(42 | l) + 1)) - 1),
                  (e &= n & ~(f & ~c)),
                  (e = e & 201326741 ? (e & 201326741) | 1 : e ? e | 2 : 0))
              }
              e !== 0 && ((u = !0), Ov(a, e))
            } else
              ((e = R),
                (e = vf(
                  a,
                  a === x ? e : 0,
                  a.cancelPendingCommit !== null || a.timeoutHandle !== -1,
                )),
                (e & 3) === 0 || Rn(a, e) || ((u = !0), Ov(a, e)))
          a = a.next
        }
      while (u)
      Tc = !1
    }
  }
  function Ug() {
    bm()
  }
  function bm() {
    nf = Oi = !1
    var l = 0
    kt !== 0 && Qg() && (l = kt)
    for (var t = Ql(), u = null, a = Da; a !== null;) {
      var n = a.next,
        e = Om(a, t)
      ;(e === 0
        ? ((a.next = null), u === null ? (Da = n) : (u.next = n), n === null && ($u = u))
        : ((u = a), (l !== 0 || (e & 3) !== 0) && (nf = !0)),
        (a = n))
    }
    ;(($ !== 0 && $ !== 5) || jn(l, !1), kt !== 0 && (kt = 0))
  }
  function Om(l, t) {
    for (
      var u = l.suspendedLanes,
        a = l.pingedLanes,
        n = l.expirationTimes,
        e = l.pendingLanes & -62914561;
      0 < e;
    ) {
      var f = 31 - Vl(e),
        c = 1 << f,
        i = n[f]
      ;(i === -1
        ? ((c & u) === 0 || (c & a) !== 0) && (n[f] = Jd(c, t))
        : i <= t && (l.expiredLanes |= c),
        (e &= ~c))
    }
    if (
      ((t = x),
      (u = R),
      (u = vf(l, l === t ? u : 0, l.cancelPendingCommit !== null || l.timeoutHandle !== -1)),
      (a = l.callbackNode),
      u === 0 || (l === t && (Q === 2 || Q === 9)) || l.cancelPendingCommit !== null)
    )
      return (a !== null && a !== null && Ff(a), (l.callbackNode = null), (l.callbackPriority = 0))
    if ((u & 3) === 0 || Rn(l, u)) {
      if (((t = u & -u), t === l.callbackPriority)) return t
      switch ((a !== null && Ff(a), Qi(u))) {
        case 2:
        case 8:
          u = fy
          break
        case 32:
          u = Ge
          break
        case 268435456:
          u = cy
          break
        default:
          u = Ge
      }
      return (
        (a = _m.bind(null, l)),
        (u = Gi(u, a)),
        (l.callbackPriority = t),
        (l.callbackNode = u),
        t
      )
    }
    return (a !== null && a !== null && Ff(a), (l.callbackPriority = 2), (l.callbackNode = null), 2)
  }
  function _m(l, t) {
    if ($ !== 0 && $ !== 5) return ((l.callbackNode = null), (l.callbackPriority = 0), null)
    var u = l.callbackNode
    if (Df() && l.callbackNode !== u) return null
    var a = R
    return (
      (a = vf(l, l === x ? a : 0, l.cancelPendingCommit !== null || l.timeoutHandle !== -1)),
      a === 0
        ? null
        : (mm(l, a, t),
          Om(l, Ql()),
          l.callbackNode != null && l.callbackNode === u ? _m.bind(null, l) : null)
    )
  }
  function Ov(l, t) {
    if (Df()) return null
    mm(l, t, !0)
  }
  function rg() {
    Vg(function () {
      ;(B & 6) !== 0 ? Gi(ey, Ug) : bm()
    })
  }
  function _0() {
    if (kt === 0) {
      var l = Hu
      ;(l === 0 && ((l = Wn), (Wn <<= 1), (Wn & 261888) === 0 && (Wn = 256)), (kt = l))
    }
    return kt
  }
  function _v(l) {
    return l == null || typeof l == 'symbol' || typeof l == 'boolean'
      ? null
      : typeof l == 'function'
        ? l
        : ge(l)
  }
  function Cg(l, t, u, a, n) {
    if (t === 'submit' && u && u.stateNode === n) {
      var e = _v((n[Rl] || null).action),
        f = a.submitter
      f &&
        ((t = (t = f[Rl] || null) ? _v(t.formAction) : f.getAttribute('formAction')),
        t !== null && ((e = t), (f = null)))
      var c = new of('action', 'action', null, a, n)
      l.push({
        event: c,
        listeners: [
          {
            instance: null,
            listener: function () {
              if (a.defaultPrevented) {
                if (kt !== 0) {
                  var i = new FormData(n, f)
                  kc(u, { pending: !0, data: i, method: n.method, action: e }, null, i)
                }
              } else
                typeof e == 'function' &&
                  (c.preventDefault(),
                  (i = new FormData(n, f)),
                  kc(u, { pending: !0, data: i, method: n.method, action: e }, e, i))
            },
            currentTarget: n,
          },
        ],
      })
    }
  }
  for (ve = 0; ve < Zc.length; ve++)
    ((ye = Zc[ve]),
      (Av = ye.toLowerCase()),
      (Nv = ye[0].toUpperCase() + ye.slice(1)),
      et(Av, 'on' + Nv))
  var ye, Av, Nv, ve
  et(qy, 'onAnimationEnd')
  et(By, 'onAnimationIteration')
  et(Gy, 'onAnimationStart')
  et('dblclick', 'onDoubleClick')
  et('focusin', 'onFocus')
  et('focusout', 'onBlur')
  et(Zh, 'onTransitionRun')
  et(xh, 'onTransitionStart')
  et(Lh, 'onTransitionCancel')
  et(Xy, 'onTransitionEnd')
  za('onMouseEnter', ['mouseout', 'mouseover'])
  za('onMouseLeave', ['mouseout', 'mouseover'])
  za('onPointerEnter', ['pointerout', 'pointerover'])
  za('onPointerLeave', ['pointerout', 'pointerover'])
  Xu('onChange', 'change click focusin focusout input keydown keyup selectionchange'.split(' '))
  Xu(
    'onSelect',
    'focusout contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange'.split(
      ' ',
    ),
  )
  Xu('onBeforeInput', ['compositionend', 'keypress', 'textInput', 'paste'])
  Xu('onCompositionEnd', 'compositionend focusout keydown keypress keyup mousedown'.split(' '))
  Xu('onCompositionStart', 'compositionstart focusout keydown keypress keyup mousedown'.split(' '))
  Xu(
    'onCompositionUpdate',
    'compositionupdate focusout keydown keypress keyup mousedown'.split(' '),
  )
  var _n =
      'abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loadedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting'.split(
        ' ',
      ),
    Hg = new Set(
      'beforetoggle cancel close invalid load scroll scrollend toggle'.split(' ').concat(_n),
    )
  function Am(l, t) {
    t = (t & 4) !== 0
    for (var u = 0; u < l.length; u++) {
      var a = l[u],
        n = a.event
      a = a.listeners
      l: {
        var e = void 0
        if (t)
          for (var f = a.length - 1; 0 <= f; f--) {
            var c = a[f],
              i = c.instance,
              y = c.currentTarget
            if (((c = c.listener), i !== e && n.isPropagationStopped())) break l
            ;((e = c), (n.currentTarget = y))
            try {
              e(n)
            } catch (g) {
              Qe(g)
            }
            ;((n.currentTarget = null), (e = i))
          }
        else
          for (f = 0; f < a.length; f++) {
            if (
              ((c = a[f]),
              (i = c.instance),
              (y = c.currentTarget),
              (c = c.listener),
              i !== e && n.isPropagationStopped())
            )
              break l
            ;((e = c), (n.currentTarget = y))
            try {
              e(n)
            } catch (g) {
              Qe(g)
            }
            ;((n.currentTarget = null), (e = i))
          }
      }
    }
  }
  function r(l, t) {
    var u = t[s1]
    u === void 0 && (u = t[s1] = new Set())
    var a = l + '__bubble'
    u.has(a) || (Nm(t, l, 2, !1), u.add(a))
  }
  function Ec(l, t, u) {
    var a = 0
    ;(t && (a |= 4), Nm(u, l, a, t))
  }
  var oe = '_reactListening' + Math.random().toString(36).slice(2)
  function A0(l) {
    if (!l[oe]) {
      ;((l[oe] = !0),
        gy.forEach(function (u) {
          u !== 'selectionchange' && (Hg.has(u) || Ec(u, !1, l), Ec(u, !0, l))
        }))
      var t = l.nodeType === 9 ? l : l.ownerDocument
      t === null || t[oe] || ((t[oe] = !0), Ec('selectionchange', !1, t))
    }
  }
  function Nm(l, t, u, a) {
    switch (Fm(t)) {
      case 2:
        var n = _S
        break
      case 8:
        n = AS
        break
      default:
        n = H0
    }
    ;((u = n.bind(null, t, u, l)),
      (n = void 0),
      !Xc || (t !== 'touchstart' && t !== 'touchmove' && t !== 'wheel') || (n = !0),
      a
        ? n !== void 0
          ? l.addEventListener(t, u, { capture: !0, passive: n })
          : l.addEventListener(t, u, !0)
        : n !== void 0
          ? l.addEventListener(t, u, { passive: n })
          : l.addEventListener(t, u, !1))
  }
  function sc(l, t, u, a, n) {
    var e = a
    if ((t & 1) === 0 && (t & 2) === 0 && a !== null)
      l: for (;;) {
        if (a === null) return
        var f = a.tag
        if (f === 3 || f === 4) {
          var c = a.stateNode.containerInfo
          if (c === n) break
          if (f === 4)
            for (f = a.return; f !== null;) {
              var i = f.tag
              if ((i === 3 || i === 4) && f.stateNode.containerInfo === n) return
              f = f.return
            }
          for (; c !== null;) {
            if (((f = bu(c)), f === null)) return
            if (((i = f.tag), i === 5 || i === 6 || i === 26 || i === 27)) {
              a = e = f
              continue l
            }
            c = c.parentNode
          }
        }
        a = a.return
      }
    _y(function () {
      var y = e,
        g = Vi(u),
        T = []
      l: {
        var o = Qy.get(l)
        if (o !== void 0) {
          var h = of,
            s = l
          switch (l) {
            case 'keypress':
              if (Te(u) === 0) break l
            case 'keydown':
            case 'keyup':
              h = Th
              break
            case 'focusin':
              ;((s = 'focus'), (h = tc))
              break
            case 'focusout':
              ;((s = 'blur'), (h = tc))
              break
            case 'beforeblur':
            case 'afterblur':
              h = tc
              break
            case 'click':
              if (u.button === 2) break l
            case 'auxclick':
            case 'dblclick':
            case 'mousedown':
            case 'mousemove':
            case 'mouseup':
            case 'mouseout':
            case 'mouseover':
            case 'contextmenu':
              h = M1
              break
            case 'drag':
            case 'dragend':
            case 'dragenter':
            case 'dragexit':
            case 'dragleave':
            case 'dragover':
            case 'dragstart':
            case 'drop':
              h = eh
              break
            case 'touchcancel':
            case 'touchend':
            case 'touchmove':
            case 'touchstart':
              h = Oh
              break
            case qy:
            case By:
            case Gy:
              h = ih
              break
            case Xy:
              h = Ah
              break
            case 'scroll':
            case 'scrollend':
              h = ah
              break
            case 'wheel':
              h = Dh
              break
            case 'copy':
            case 'cut':
            case 'paste':
              h = yh
              break
            case 'gotpointercapture':
            case 'lostpointercapture':
            case 'pointercancel':
            case 'pointerdown':
            case 'pointermove':
            case 'pointerout':
            case 'pointerover':
            case 'pointerup':
              h = r1
              break
            case 'submit':
              h = zh
              break
            case 'toggle':
            case 'beforetoggle':
              h = Uh
          }
          var b = (t & 4) !== 0,
            D = !b && (l === 'scroll' || l === 'scrollend'),
            m = b ? (o !== null ? o + 'Capture' : null) : o
          b = []
          for (var v = y, d; v !== null;) {
            var S = v
            if (
              ((d = S.stateNode),
              (S = S.tag),
              (S !== 5 && S !== 26 && S !== 27) ||
                d === null ||
                m === null ||
                ((S = gn(v, m)), S != null && b.push(An(v, S, d))),
              D)
            )
              break
            v = v.return
          }
          0 < b.length && ((o = new h(o, s, null, u, g)), T.push({ event: o, listeners: b }))
        }
      }
      if ((t & 7) === 0) {
        l: {
          if (
            ((h = l === 'mouseover' || l === 'pointerover'),
            (o = l === 'mouseout' || l === 'pointerout'),
            h && u !== Gc && (s = u.relatedTarget || u.fromElement) && (bu(s) || s[Ra]))
          )
            break l
          ;(o || h) &&
            ((s =
              g.window === g
                ? g
                : (h = g.ownerDocument)
                  ? h.defaultView || h.parentWindow
                  : window),
            o
              ? ((h = u.relatedTarget || u.toElement),
                (o = y),
                (h = h ? bu(h) : null),
                h !== null &&
                  ((D = Cn(h)), (b = h.tag), h !== D || (b !== 5 && b !== 27 && b !== 6)) &&
                  (h = null))
              : ((o = null), (h = y)),
            o !== h &&
              ((b = M1),
              (S = 'onMouseLeave'),
              (m = 'onMouseEnter'),
              (v = 'mouse'),
              (l === 'pointerout' || l === 'pointerover') &&
                ((b = r1), (S = 'onPointerLeave'), (m = 'onPointerEnter'), (v = 'pointer')),
              (D = o == null ? s : Ia(o)),
              (d = h == null ? s : Ia(h)),
              (s = new b(S, v + 'leave', o, u, g)),
              (s.target = D),
              (s.relatedTarget = d),
              (S = null),
              bu(g) === y &&
                ((b = new b(m, v + 'enter', h, u, g)),
                (b.target = d),
                (b.relatedTarget = D),
                (S = b)),
              (D = S),
              (b = o && h ? Ac(o, h, Rg) : null),
              o !== null && Dv(T, s, o, b, !1),
              h !== null && D !== null && Dv(T, D, h, b, !0)))
        }
        l: {
          if (
            ((o = y ? Ia(y) : window),
            (h = o.nodeName && o.nodeName.toLowerCase()),
            h === 'select' || (h === 'input' && o.type === 'file'))
          )
            var z = Y1
          else if (R1(o))
            if (ry) z = Qh
            else {
              z = Gh
              var H = Bh
            }
          else
            ((h = o.nodeName),
              !h || h.toLowerCase() !== 'input' || (o.type !== 'checkbox' && o.type !== 'radio')
                ? y && ji(y.elementType) && (z = Y1)
                : (z = Xh))
          if (z && (z = z(l, y))) {
            Uy(T, z, u, g)
            break l
          }
          H && H(l, o, y)
        }
        switch (((H = y ? Ia(y) : window), l)) {
          case 'focusin':
            ;(R1(H) || H.contentEditable === 'true') && ((ua = H), (jc = y), (un = null))
            break
          case 'focusout':
            un = jc = ua = null
            break
          case 'mousedown':
            Vc = !0
            break
          case 'contextmenu':
          case 'mouseup':
          case 'dragend':
            ;((Vc = !1), X1(T, u, g))
            break
          case 'selectionchange':
            if (Vh) break
          case 'keydown':
          case 'keyup':
            X1(T, u, g)
        }
        var O
        if (Li)
          l: {
            switch (l) {
              case 'compositionstart':
                var _ = 'onCompositionStart'
                break l
              case 'compositionend':
                _ = 'onCompositionEnd'
                break l
              case 'compositionupdate':
                _ = 'onCompositionUpdate'
                break l
            }
            _ = void 0
          }
        else
          ta
            ? Dy(l, u) && (_ = 'onCompositionEnd')
            : l === 'keydown' && u.keyCode === 229 && (_ = 'onCompositionStart')
        ;(_ &&
          (Ny &&
            u.locale !== 'ko' &&
            (ta || _ !== 'onCompositionStart'
              ? _ === 'onCompositionEnd' && ta && (O = Ay())
              : ((Wt = g), (Zi = 'value' in Wt ? Wt.value : Wt.textContent), (ta = !0))),
          (H = ef(y, _)),
          0 < H.length &&
            ((_ = new U1(_, l, null, u, g)),
            T.push({ event: _, listeners: H }),
            O ? (_.data = O) : ((O = My(u)), O !== null && (_.data = O)))),
          (O = Ch ? Hh(l, u) : Rh(l, u)) &&
            ((_ = ef(y, 'onBeforeInput')),
            0 < _.length &&
              ((H = new U1('onBeforeInput', 'beforeinput', null, u, g)),
              T.push({ event: H, listeners: _ }),
              (H.data = O))),
          Cg(T, l, y, u, g))
      }
      Am(T, t)
    })
  }
  function An(l, t, u) {
    return { instance: l, listener: t, currentTarget: u }
  }
  function ef(l, t) {
    for (var u = t + 'Capture', a = []; l !== null;) {
      var n = l,
        e = n.stateNode
      if (
        ((n = n.tag),
        (n !== 5 && n !== 26 && n !== 27) ||
          e === null ||
          ((n = gn(l, u)),
          n != null && a.unshift(An(l, n, e)),
          (n = gn(l, t)),
          n != null && a.push(An(l, n, e))),
        l.tag === 3)
      )
        return a
      l = l.return
    }
    return []
  }
  function Rg(l) {
    if (l === null) return null
    do l = l.return
    while (l && l.tag !== 5 && l.tag !== 27)
    return l || null
  }
  function Dv(l, t, u, a, n) {
    for (var e = t._reactName, f = []; u !== null && u !== a;) {
      var c = u,
        i = c.alternate,
        y = c.stateNode
      if (((c = c.tag), i !== null && i === a)) break
      ;((c !== 5 && c !== 26 && c !== 27) ||
        y === null ||
        ((i = y),
        n
          ? ((y = gn(u, e)), y != null && f.unshift(An(u, y, i)))
          : n || ((y = gn(u, e)), y != null && f.push(An(u, y, i)))),
        (u = u.return))
    }
    f.length !== 0 && l.push({ event: t, listeners: f })
  }
  var Yg = /\r\n?/g,
    qg = /\u0000|\uFFFD/g
  function Mv(l) {
    return (typeof l == 'string' ? l : '' + l)
      .replace(
        Yg,
        `
`,
      )
      .replace(qg, '')
  }
  function Dm(l, t) {
    return ((t = Mv(t)), Mv(l) === t)
  }
  function j(l, t, u, a, n, e) {
    switch (u) {
      case 'children':
        if (typeof a == 'string') t === 'body' || (t === 'textarea' && a === '') || ba(l, a)
        else if (typeof a == 'number' || typeof a == 'bigint') t !== 'body' && ba(l, '' + a)
        else return
        break
      case 'className':
        In(l, 'class', a)
        break
      case 'tabIndex':
        In(l, 'tabindex', a)
        break
      case 'dir':
      case 'role':
      case 'viewBox':
      case 'width':
      case 'height':
        In(l, u, a)
        break
      case 'style':
        Oy(l, a, e)
        return
      case 'data':
        if (t !== 'object') {
          In(l, 'data', a)
          break
        }
      case 'src':
      case 'href':
        if (a === '' && (t !== 'a' || u !== 'href')) {
          l.removeAttribute(u)
          break
        }
        if (a == null || typeof a == 'function' || typeof a == 'symbol' || typeof a == 'boolean') {
          l.removeAttribute(u)
          break
        }
        ;((a = ge(a)), l.setAttribute(u, a))
        break
      case 'action':
      case 'formAction':
        if (typeof a == 'function') {
          l.setAttribute(
            u,
            "javascript:throw new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to use event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')",
          )
          break
        } else
          typeof e == 'function' &&
            (u === 'formAction'
              ? (t !== 'input' && j(l, t, 'name', n.name, n, null),
                j(l, t, 'formEncType', n.formEncType, n, null),
                j(l, t, 'formMethod', n.formMethod, n, null),
                j(l, t, 'formTarget', n.formTarget, n, null))
              : (j(l, t, 'encType', n.encType, n, null),
                j(l, t, 'method', n.method, n, null),
                j(l, t, 'target', n.target, n, null)))
        if (a == null || typeof a == 'symbol' || typeof a == 'boolean') {
          l.removeAttribute(u)
          break
        }
        ;((a = ge(a)), l.setAttribute(u, a))
        break
      case 'onClick':
        a != null && (l.onclick = ht)
        return
      case 'onScroll':
        a != null && r('scroll', l)
        return
      case 'onScrollEnd':
        a != null && r('scrollend', l)
        return
      case 'dangerouslySetInnerHTML':
        if (a != null) {
          if (typeof a != 'object' || !('__html' in a)) throw Error(E(61))
          if (((u = a.__html), u != null)) {
            if (n.children != null) throw Error(E(60))
            e?.__html !== u && (l.innerHTML = u)
          }
        }
        break
      case 'multiple':
        l.multiple = a && typeof a != 'function' && typeof a != 'symbol'
        break
      case 'muted':
        l.muted = a && typeof a != 'function' && typeof a != 'symbol'
        break
      case 'suppressContentEditableWarning':
      case 'suppressHydrationWarning':
      case 'defaultValue':
      case 'defaultChecked':
      case 'innerHTML':
      case 'ref':
        break
      case 'autoFocus':
        break
      case 'xlinkHref':
        if (a == null || typeof a == 'function' || typeof a == 'boolean' || typeof a == 'symbol') {
          l.removeAttribute('xlink:href')
          break
        }
        ;((u = ge(a)), l.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', u))
        break
      case 'contentEditable':
      case 'spellCheck':
      case 'draggable':
      case 'value':
      case 'autoReverse':
      case 'externalResourcesRequired':
      case 'focusable':
      case 'preserveAlpha':
        a != null && typeof a != 'function' && typeof a != 'symbol'
          ? l.setAttribute(u, a)
          : l.removeAttribute(u)
        break
      case 'inert':
      case 'allowFullScreen':
      case 'async':
      case 'autoPlay':
      case 'controls':
      case 'credentialless':
      case 'default':
      case 'defer':
      case 'disabled':
      case 'disablePictureInPicture':
      case 'disableRemotePlayback':
      case 'formNoValidate':
      case 'hidden':
      case 'loop':
      case 'noModule':
      case 'noValidate':
      case 'open':
      case 'playsInline':
      case 'readOnly':
      case 'required':
      case 'reversed':
      case 'scoped':
      case 'seamless':
      case 'itemScope':
        a && typeof a != 'function' && typeof a != 'symbol'
          ? l.setAttribute(u, '')
          : l.removeAttribute(u)
        break
      case 'capture':
      case 'download':
        a === !0
          ? l.setAttribute(u, '')
          : a !== !1 && a != null && typeof a != 'function' && typeof a != 'symbol'
            ? l.setAttribute(u, a)
            : l.removeAttribute(u)
        break
      case 'cols':
      case 'rows':
      case 'size':
      case 'span':
        a != null && typeof a != 'function' && typeof a != 'symbol' && !isNaN(a) && 1 <= a
          ? l.setAttribute(u, a)
          : l.removeAttribute(u)
        break
      case 'rowSpan':
      case 'start':
        a == null || typeof a == 'function' || typeof a == 'symbol' || isNaN(a)
          ? l.removeAttribute(u)
          : l.setAttribute(u, a)
        break
      case 'popover':
        ;(r('beforetoggle', l), r('toggle', l), he(l, 'popover', a))
        break
      case 'xlinkActuate':
        _t(l, 'http://www.w3.org/1999/xlink', 'xlink:actuate', a)
        break
      case 'xlinkArcrole':
        _t(l, 'http://www.w3.org/1999/xlink', 'xlink:arcrole', a)
        break
      case 'xlinkRole':
        _t(l, 'http://www.w3.org/1999/xlink', 'xlink:role', a)
        break
      case 'xlinkShow':
        _t(l, 'http://www.w3.org/1999/xlink', 'xlink:show', a)
        break
      case 'xlinkTitle':
        _t(l, 'http://www.w3.org/1999/xlink', 'xlink:title', a)
        break
      case 'xlinkType':
        _t(l, 'http://www.w3.org/1999/xlink', 'xlink:type', a)
        break
      case 'xmlBase':
        _t(l, 'http://www.w3.org/XML/1998/namespace', 'xml:base', a)
        break
      case 'xmlLang':
        _t(l, 'http://www.w3.org/XML/1998/namespace', 'xml:lang', a)
        break
      case 'xmlSpace':
        _t(l, 'http://www.w3.org/XML/1998/namespace', 'xml:space', a)
        break
      case 'is':
        he(l, 'is', a)
        break
      case 'innerText':
      case 'textContent':
        return
      default:
        if (!(2 < u.length) || (u[0] !== 'o' && u[0] !== 'O') || (u[1] !== 'n' && u[1] !== 'N'))
          ((u = th.get(u) || u), he(l, u, a))
        else return
    }
    q = !0
  }
  function _i(l, t, u, a, n, e) {
    switch (u) {
      case 'style':
        Oy(l, a, e)
        return
      case 'dangerouslySetInnerHTML':
        if (a != null) {
          if (typeof a != 'object' || !('__html' in a)) throw Error(E(61))
          if (((u = a.__html), u != null)) {
            if (n.children != null) throw Error(E(60))
            e?.__html !== u && (l.innerHTML = u)
          }
        }
        break
      case 'children':
        if (typeof a == 'string') ba(l, a)
        else if (typeof a == 'number' || typeof a == 'bigint') ba(l, '' + a)
        else return
        break
      case 'onScroll':
        a != null && r('scroll', l)
        return
      case 'onScrollEnd':
        a != null && r('scrollend', l)
        return
      case 'onClick':
        a != null && (l.onclick = ht)
        return
      case 'suppressContentEditableWarning':
      case 'suppressHydrationWarning':
      case 'innerHTML':
      case 'ref':
        return
      case 'innerText':
      case 'textContent':
        return
      default:
        if (!Sy.hasOwnProperty(u))
          l: {
            if (
              u[0] === 'o' &&
              u[1] === 'n' &&
              ((n = u.endsWith('Capture')),
              (e = u.slice(2, n ? u.length - 7 : void 0)),
              (t = l[Rl] || null),
              (t = t != null ? t[u] : null),
              typeof t == 'function' && l.removeEventListener(e, t, n),
              typeof a == 'function')
            ) {
              ;(typeof t != 'function' &&
                t !== null &&
                (u in l ? (l[u] = null) : l.hasAttribute(u) && l.removeAttribute(u)),
                l.addEventListener(e, a, n))
              break l
            }
            ;((q = !0), u in l ? (l[u] = a) : a === !0 ? l.setAttribute(u, '') : he(l, u, a))
          }
        return
    }
    q = !0
  }
  function Sl(l, t, u) {
    switch (t) {
      case 'div':
      case 'span':
      case 'svg':
      case 'path':
      case 'a':
      case 'g':
      case 'p':
      case 'li':
        break
      case 'img':
        ;(r('error', l), r('load', l))
        var a = !1,
          n = !1,
          e
        for (e in u)
          if (u.hasOwnProperty(e)) {
            var f = u[e]
            if (f != null)
              switch (e) {
                case 'src':
                  a = !0
                  break
                case 'srcSet':
                  n = !0
                  break
                case 'children':
                case 'dangerouslySetInnerHTML':
                  throw Error(E(137, t))
                default:
                  j(l, t, e, f, u, null)
              }
          }
        ;(n && j(l, t, 'srcSet', u.srcSet, u, null), a && j(l, t, 'src', u.src, u, null))
        return
      case 'input':
        r('invalid', l)
        var c = (e = f = n = null),
          i = null,
          y = null
        for (a in u)
          if (u.hasOwnProperty(a)) {
            var g = u[a]
            if (g != null)
              switch (a) {
                case 'name':
                  n = g
                  break
                case 'type':
                  f = g
                  break
                case 'checked':
                  i = g
                  break
                case 'defaultChecked':
                  y = g
                  break
                case 'value':
                  e = g
                  break
                case 'defaultValue':
                  c = g
                  break
                case 'children':
                case 'dangerouslySetInnerHTML':
                  if (g != null) throw Error(E(137, t))
                  break
                default:
                  j(l, t, a, g, u, null)
              }
          }
        sy(l, e, c, i, y, f, n, !1)
        return
      case 'select':
        ;(r('invalid', l), (a = f = e = null))
        for (n in u)
          if (u.hasOwnProperty(n) && ((c = u[n]), c != null))
            switch (n) {
              case 'value':
                e = c
                break
              case 'defaultValue':
                f = c
                break
              case 'multiple':
                a = c
              default:
                j(l, t, n, c, u, null)
            }
        ;((t = e),
          (u = f),
          (l.multiple = !!a),
          t != null ? ya(l, !!a, t, !1) : u != null && ya(l, !!a, u, !0))
        return
      case 'textarea':
        ;(r('invalid', l), (e = n = a = null))
        for (f in u)
          if (u.hasOwnProperty(f) && ((c = u[f]), c != null))
            switch (f) {
              case 'value':
                a = c
                break
              case 'defaultValue':
                n = c
                break
              case 'children':
                e = c
                break
              case 'dangerouslySetInnerHTML':
                if (c != null) throw Error(E(91))
                break
              default:
                j(l, t, f, c, u, null)
            }
        by(l, a, n, e)
        return
      case 'option':
        for (i in u)
          u.hasOwnProperty(i) &&
            ((a = u[i]), a != null) &&
            (i === 'selected'
              ? (l.selected = a && typeof a != 'function' && typeof a != 'symbol')
              : j(l, t, i, a, u, null))
        return
      case 'dialog':
        ;(r('beforetoggle', l), r('toggle', l), r('cancel', l), r('close', l))
        break
      case 'iframe':
      case 'object':
        r('load', l)
        break
      case 'video':
      case 'audio':
        for (a = 0; a < _n.length; a++) r(_n[a], l)
        break
      case 'image':
        ;(r('error', l), r('load', l))
        break
      case 'details':
        r('toggle', l)
        break
      case 'embed':
      case 'source':
      case 'link':
        ;(r('error', l), r('load', l))
      case 'area':
      case 'base':
      case 'br':
      case 'col':
      case 'hr':
      case 'keygen':
      case 'meta':
      case 'param':
      case 'track':
      case 'wbr':
      case 'menuitem':
        for (y in u)
          if (u.hasOwnProperty(y) && ((a = u[y]), a != null))
            switch (y) {
              case 'children':
              case 'dangerouslySetInnerHTML':
                throw Error(E(137, t))
              default:
                j(l, t, y, a, u, null)
            }
        return
      default:
        if (ji(t)) {
          for (g in u)
            u.hasOwnProperty(g) && ((a = u[g]), a !== void 0 && _i(l, t, g, a, u, void 0))
          return
        }
    }
    for (c in u) u.hasOwnProperty(c) && ((a = u[c]), a != null && j(l, t, c, a, u, null))
  }
  var Bg = {}
  function Gg(l, t, u, a) {
    switch (t) {
      case 'div':
      case 'span':
      case 'svg':
      case 'path':
      case 'a':
      case 'g':
      case 'p':
      case 'li':
        break
      case 'input':
        var n = null,
          e = null,
          f = null,
          c = null,
          i = null,
          y = null,
          g = null
        for (h in u) {
          var T = u[h]
          if (u.hasOwnProperty(h) && T != null)
            switch (h) {
              case 'checked':
                break
              case 'value':
                break
              case 'defaultValue':
                i = T
              default:
                a.hasOwnProperty(h) || j(l, t, h, null, a, T)
            }
        }
        for (var o in a) {
          var h = a[o]
          if (((T = u[o]), a.hasOwnProperty(o) && (h != null || T != null)))
            switch (o) {
              case 'type':
                ;(h !== T && (q = !0), (e = h))
                break
              case 'name':
                ;(h !== T && (q = !0), (n = h))
                break
              case 'checked':
                ;(h !== T && (q = !0), (y = h))
                break
              case 'defaultChecked':
                ;(h !== T && (q = !0), (g = h))
                break
              case 'value':
                ;(h !== T && (q = !0), (f = h))
                break
              case 'defaultValue':
                ;(h !== T && (q = !0), (c = h))
                break
              case 'children':
              case 'dangerouslySetInnerHTML':
                if (h != null) throw Error(E(137, t))
                break
              default:
                h !== T && j(l, t, o, h, a, T)
            }
        }
        Bc(l, f, c, i, y, g, e, n)
        return
      case 'select':
        h = f = c = o = null
        for (e in u)
          if (((i = u[e]), u.hasOwnProperty(e) && i != null))
            switch (e) {
              case 'value':
                break
              case 'multiple':
                h = i
              default:
                a.hasOwnProperty(e) || j(l, t, e, null, a, i)
            }
        for (n in a)
          if (((e = a[n]), (i = u[n]), a.hasOwnProperty(n) && (e != null || i != null)))
            switch (n) {
              case 'value':
                ;(e !== i && (q = !0), (o = e))
                break
              case 'defaultValue':
                ;(e !== i && (q = !0), (c = e))
                break
              case 'multiple':
                ;(e !== i && (q = !0), (f = e))
              default:
                e !== i && j(l, t, n, e, a, i)
            }
        ;((t = c),
          (u = f),
          (a = h),
          o != null
            ? ya(l, !!u, o, !1)
            : !!a != !!u && (t != null ? ya(l, !!u, t, !0) : ya(l, !!u, u ? [] : '', !1)))
        return
      case 'textarea':
        h = o = null
        for (c in u)
          if (((n = u[c]), u.hasOwnProperty(c) && n != null && !a.hasOwnProperty(c)))
            switch (c) {
              case 'value':
                break
              case 'children':
                break
              default:
                j(l, t, c, null, a, n)
            }
        for (f in a)
          if (((n = a[f]), (e = u[f]), a.hasOwnProperty(f) && (n != null || e != null)))
            switch (f) {
              case 'value':
                ;(n !== e && (q = !0), (o = n))
                break
              case 'defaultValue':
                ;(n !== e && (q = !0), (h = n))
                break
              case 'children':
                break
              case 'dangerouslySetInnerHTML':
                if (n != null) throw Error(E(91))
                break
              default:
                n !== e && j(l, t, f, n, a, e)
            }
        zy(l, o, h)
        return
      case 'option':
        for (var s in u)
          ((o = u[s]),
            u.hasOwnProperty(s) &&
              o != null &&
              !a.hasOwnProperty(s) &&
              (s === 'selected' ? (l.selected = !1) : j(l, t, s, null, a, o)))
        for (i in a)
          ((o = a[i]),
            (h = u[i]),
            a.hasOwnProperty(i) &&
              o !== h &&
              (o != null || h != null) &&
              (i === 'selected'
                ? (o !== h && (q = !0),
                  (l.selected = o && typeof o != 'function' && typeof o != 'symbol'))
                : j(l, t, i, o, a, h)))
        return
      case 'img':
      case 'link':
      case 'area':
      case 'base':
      case 'br':
      case 'col':
      case 'embed':
      case 'hr':
      case 'keygen':
      case 'meta':
      case 'param':
      case 'source':
      case 'track':
      case 'wbr':
      case 'menuitem':
        for (var b in u)
          ((o = u[b]),
            u.hasOwnProperty(b) && o != null && !a.hasOwnProperty(b) && j(l, t, b, null, a, o))
        for (y in a)
          if (((o = a[y]), (h = u[y]), a.hasOwnProperty(y) && o !== h && (o != null || h != null)))
            switch (y) {
              case 'children':
              case 'dangerouslySetInnerHTML':
                if (o != null) throw Error(E(137, t))
                break
              default:
                j(l, t, y, o, a, h)
            }
        return
      default:
        if (ji(t)) {
          for (var D in u)
            ((o = u[D]),
              u.hasOwnProperty(D) &&
                o !== void 0 &&
                !a.hasOwnProperty(D) &&
                _i(l, t, D, void 0, a, o))
          for (g in a)
            ((o = a[g]),
              (h = u[g]),
              !a.hasOwnProperty(g) ||
                o === h ||
                (o === void 0 && h === void 0) ||
                _i(l, t, g, o, a, h))
          return
        }
    }
    for (var m in u)
      ((o = u[m]),
        u.hasOwnProperty(m) && o != null && !a.hasOwnProperty(m) && j(l, t, m, null, a, o))
    for (T in a)
      ((o = a[T]),
        (h = u[T]),
        !a.hasOwnProperty(T) || o === h || (o == null && h == null) || j(l, t, T, o, a, h))
  }
  function Uv(l) {
    switch (l) {
      case 'css':
      case 'script':
      case 'font':
      case 'img':
      case 'image':
      case 'input':
      case 'link':
        return !0
      default:
        return !1
    }
  }
  function Xg() {
    if (typeof performance.getEntriesByType == 'function') {
      for (
        var l = 0, t = 0, u = performance.getEntriesByType('resource'), a = 0;
        a < u.length;
        a++
      ) {
        var n = u[a],
          e = n.transferSize,
          f = n.initiatorType,
          c = n.duration
        if (e && c && Uv(f)) {
          for (f = 0, c = n.responseEnd, a += 1; a < u.length; a++) {
            var i = u[a],
              y = i.startTime
            if (y > c) break
            var g = i.transferSize,
              T = i.initiatorType
            g && Uv(T) && ((i = i.responseEnd), (f += g * (i < c ? 1 : (c - y) / (i - y))))
          }
          if ((--a, (t += (8 * (e + f)) / (n.duration / 1e3)), l++, 10 < l)) break
        }
      }
      if (0 < l) return t / l / 1e6
    }
    return navigator.connection && ((l = navigator.connection.downlink), typeof l == 'number')
      ? l
      : 5
  }
  var Ai = null,
    Ni = null
  function Nn(l) {
    return l.nodeType === 9 ? l : l.ownerDocument
  }
  function rv(l) {
    switch (l) {
      case 'http://www.w3.org/2000/svg':
        return 1
      case 'http://www.w3.org/1998/Math/MathML':
        return 2
      default:
        return 0
    }
  }
  function Mm(l, t) {
    if (l === 0)
      switch (t) {
        case 'svg':
          return 1
        case 'math':
          return 2
        default:
          return 0
      }
    return l === 1 && t === 'foreignObject' ? 0 : l
  }
  function Um(l, t, u, a) {
    return ((u = Nn(u).createElement(l)), (u[ml] = a), (u[Rl] = t), Sl(u, l, t), vl(u), u)
  }
  function Di(l, t) {
    return (
      l === 'textarea' ||
      l === 'noscript' ||
      typeof t.children == 'string' ||
      typeof t.children == 'number' ||
      typeof t.children == 'bigint' ||
      (typeof t.dangerouslySetInnerHTML == 'object' &&
        t.dangerouslySetInnerHTML !== null &&
        t.dangerouslySetInnerHTML.__html != null)
    )
  }
  var zc = null
  function Qg() {
    var l = window.event
    return l && l.type === 'popstate' ? (l === zc ? !1 : ((zc = l), !0)) : ((zc = null), !1)
  }
  var N0 = typeof setTimeout == 'function' ? setTimeout : void 0,
    jg = typeof clearTimeout == 'function' ? clearTimeout : void 0,
    Cv = typeof Promise == 'function' ? Promise : void 0,
    Hv = typeof requestAnimationFrame == 'function' ? requestAnimationFrame : N0,
    Vg =
      typeof queueMicrotask == 'function'
        ? queueMicrotask
        : typeof Cv < 'u'
          ? function (l) {
              return Cv.resolve(null).then(l).catch(Zg)
            }
          : N0
  function Zg(l) {
    setTimeout(function () {
      throw l
    })
  }
  function gu(l) {
    return l === 'head'
  }
  function Rv(l, t) {
    var u = t,
      a = 0
    do {
      var n = u.nextSibling
      if ((l.removeChild(u), n && n.nodeType === 8))
        if (((u = n.data), u === '/$' || u === '/&')) {
          if (a === 0) {
            ;(l.removeChild(n), Ha(t))
            return
          }
          a--
        } else if (u === '$' || u === '$?' || u === '$~' || u === '$!' || u === '&') a++
        else if (u === 'html') Oc(l.ownerDocument.documentElement)
        else if (u === 'head') {
          ;((u = l.ownerDocument.head), Oc(u))
          for (var e = u.firstChild; e;) {
            var f = e.nextSibling,
              c = e.nodeName
            ;(e[qn] ||
              c === 'SCRIPT' ||
              c === 'STYLE' ||
              (c === 'LINK' && e.rel.toLowerCase() === 'stylesheet') ||
              u.removeChild(e),
              (e = f))
          }
        } else u === 'body' && Oc(l.ownerDocument.body)
      u = n
    } while (u)
    Ha(t)
  }
  function Yv(l, t) {
    var u = l
    l = 0
    do {
      var a = u.nextSibling
      if (
        (u.nodeType === 1
          ? t
            ? ((u._stashedDisplay = u.style.display), (u.style.display = 'none'))
            : ((u.style.display = u._stashedDisplay || ''),
              u.getAttribute('style') === '' && u.removeAttribute('style'))
          : u.nodeType === 3 &&
            (t
              ? ((u._stashedText = u.nodeValue), (u.nodeValue = ''))
              : (u.nodeValue = u._stashedText || '')),
        a && a.nodeType === 8)
      )
        if (((u = a.data), u === '/$')) {
          if (l === 0) break
          l--
        } else (u !== '$' && u !== '$?' && u !== '$~' && u !== '$!') || l++
      u = a
    } while (u)
  }
  function rm(l, t, u) {
    if (
      ((t = CSS.escape(t) !== t ? 'r-' + btoa(t).replace(/=/g, '') : t),
      (l.style.viewTransitionName = t),
      u != null && (l.style.viewTransitionClass = u),
      (u = getComputedStyle(l)),
      u.display === 'inline')
    ) {
      if (((t = l.getClientRects()), t.length === 1)) var a = 1
      else
        for (var n = (a = 0); n < t.length; n++) {
          var e = t[n]
          0 < e.width && 0 < e.height && a++
        }
      a === 1 &&
        ((l = l.style),
        (l.display = t.length === 1 ? 'inline-block' : 'block'),
        (l.marginTop = '-' + u.paddingTop),
        (l.marginBottom = '-' + u.paddingBottom))
    }
  }
  function Cm(l, t) {
    ;((l = l.style), (t = t.style))
    var u =
      t != null
        ? t.hasOwnProperty('viewTransitionName')
          ? t.viewTransitionName
          : t.hasOwnProperty('view-transition-name')
            ? t['view-transition-name']
            : null
        : null
    ;((l.viewTransitionName = u == null || typeof u == 'boolean' ? '' : ('' + u).trim()),
      (u =
        t != null
          ? t.hasOwnProperty('viewTransitionClass')
            ? t.viewTransitionClass
            : t.hasOwnProperty('view-transition-class')
              ? t['view-transition-class']
              : null
          : null),
      (l.viewTransitionClass = u == null || typeof u == 'boolean' ? '' : ('' + u).trim()),
      l.display === 'inline-block' &&
        (t == null
          ? (l.display = l.margin = '')
          : ((u = t.display),
            (l.display = u == null || typeof u == 'boolean' ? '' : u),
            (u = t.margin),
            u != null
              ? (l.margin = u)
              : ((u = t.hasOwnProperty('marginTop') ? t.marginTop : t['margin-top']),
                (l.marginTop = u == null || typeof u == 'boolean' ? '' : u),
                (t = t.hasOwnProperty('marginBottom') ? t.marginBottom : t['margin-bottom']),
                (l.marginBottom = t == null || typeof t == 'boolean' ? '' : t)))))
  }
  function Hm(l, t, u) {
    return (
      (u = u.ownerDocument.defaultView),
      {
        rect: l,
        abs: t.position === 'absolute' || t.position === 'fixed',
        clip:
          t.clipPath !== 'none' ||
          t.overflow !== 'visible' ||
          t.filter !== 'none' ||
          t.mask !== 'none' ||
          t.mask !== 'none' ||
          t.borderRadius !== '0px',
        view: 0 <= l.bottom && 0 <= l.right && l.top <= u.innerHeight && l.left <= u.innerWidth,
      }
    )
  }
  function Mi(l) {
    var t = l.getBoundingClientRect(),
      u = getComputedStyle(l)
    return Hm(t, u, l)
  }
  function xg(l) {
    var t = l.getBoundingClientRect()
    t = new DOMRect(t.x + 2e4, t.y + 2e4, t.width, t.height)
    var u = getComputedStyle(l)
    return Hm(t, u, l)
  }
  function Lg(l) {
    return l.documentElement.clientHeight
  }
  function pg(l) {
    ;(this.addEventListener('load', l), this.addEventListener('error', l))
  }
  function Kg(l, t, u, a, n, e, f, c, i) {
    var y = t.nodeType === 9 ? t : t.ownerDocument
    try {
      var g = y.startViewTransition({
        update: function () {
          var o = y.defaultView,
            h = o.navigation && o.navigation.transition,
            s = y.fonts.status
          a()
          var b = []
          if (
            (s === 'loaded' && (Lg(y), y.fonts.status === 'loading' && b.push(y.fonts.ready)),
            (s = b.length),
            l !== null)
          )
            for (var D = l.suspenseyImages, m = 0, v = 0; v < D.length; v++) {
              var d = D[v]
              if (!d.complete) {
                var S = d.getBoundingClientRect()
                if (0 < S.bottom && 0 < S.right && S.top < o.innerHeight && S.left < o.innerWidth) {
                  if (((m += Lm(d)), m > Ce)) {
                    b.length = s
                    break
                  }
                  ;((d = new Promise(pg.bind(d))), b.push(d))
                }
              }
            }
          if (0 < b.length)
            return (
              (o = Promise.race([
                Promise.all(b),
                new Promise(function (z) {
                  return setTimeout(z, 500)
                }),
              ]).then(n, n)),
              (h ? Promise.allSettled([h.finished, o]) : o).then(e, e)
            )
          if ((n(), h)) return h.finished.then(e, e)
          e()
        },
        types: u,
      })
      y.__reactViewTransition = g
      var T = []
      return (
        g.ready.then(
          function () {
            for (
              var o = y.documentElement.getAnimations({ subtree: !0 }), h = 0;
              h < o.length;
              h++
            ) {
              var s = o[h],
                b = s.effect,
                D = b.pseudoElement
              if (D != null && D.startsWith('::view-transition')) {
                ;(T.push(s), (s = b.getKeyframes()))
                for (var m = (D = void 0), v = !0, d = 0; d < s.length; d++) {
                  var S = s[d],
                    z = S.width
                  if (D === void 0) D = z
                  else if (D !== z) {
                    v = !1
                    break
                  }
                  if (((z = S.height), m === void 0)) m = z
                  else if (m !== z) {
                    v = !1
                    break
                  }
                  ;(delete S.width, delete S.height, S.transform === 'none' && delete S.transform)
                }
                v &&
                  D !== void 0 &&
                  m !== void 0 &&
                  (b.setKeyframes(s),
                  (v = getComputedStyle(b.target, b.pseudoElement)),
                  v.width !== D || v.height !== m) &&
                  ((v = s[0]),
                  (v.width = D),
                  (v.height = m),
                  (v = s[s.length - 1]),
                  (v.width = D),
                  (v.height = m),
                  b.setKeyframes(s))
              }
            }
            f()
          },
          function (o) {
            y.__reactViewTransition === g && (y.__reactViewTransition = null)
            try {
              ;(typeof o == 'object' &&
                o !== null &&
                o.name === 'InvalidStateError' &&
                (o.message ===
                  'View transition was skipped because document visibility state is hidden.' ||
                  o.message ===
                    'Skipping view transition because document visibility state has become hidden.' ||
                  o.message === 'Skipping view transition because viewport size changed.' ||
                  o.message === 'Transition was aborted because of invalid state') &&
                (o = null),
                o !== null && i(o))
            } finally {
              ;(a(), n(), f())
            }
          },
        ),
        g.finished.finally(function () {
          for (var o = 0; o < T.length; o++) T[o].cancel()
          ;(y.__reactViewTransition === g && (y.__reactViewTransition = null), c())
        }),
        g
      )
    } catch {
      return (a(), n(), f(), null)
    }
  }
  function Ou(l, t) {
    ;((this._scope = document.documentElement),
      (this._selector = '::view-transition-' + l + '(' + t + ')'))
  }
  Ou.prototype.animate = function (l, t) {
    return (
      (t = typeof t == 'number' ? { duration: t } : L({}, t)),
      (t.pseudoElement = this._selector),
      this._scope.animate(l, t)
    )
  }
  Ou.prototype.getAnimations = function () {
    for (
      var l = this._scope, t = this._selector, u = l.getAnimations({ subtree: !0 }), a = [], n = 0;
      n < u.length;
      n++
    ) {
      var e = u[n].effect
      e !== null && e.target === l && e.pseudoElement === t && a.push(u[n])
    }
    return a
  }
  Ou.prototype.getComputedStyle = function () {
    return getComputedStyle(this._scope, this._selector)
  }
  function Rm(l) {
    return {
      name: l,
      group: new Ou('group', l),
      imagePair: new Ou('image-pair', l),
      old: new Ou('old', l),
      new: new Ou('new', l),
    }
  }
  function Ll(l) {
    ;((this._fragmentFiber = l), (this._observers = this._eventListeners = null))
  }
  Ll.prototype.addEventListener = function (l, t, u) {
    var a = null,
      n = null
    if (!(
      u != null &&
      typeof u != 'boolean' &&
      ((a = u.signal || null), a !== null && a.aborted)
    )) {
      this._eventListeners === null && (this._eventListeners = [])
      var e = this._eventListeners
      if (Ym(e, l, t, u) === -1) {
        var f = this,
          c = t
        ;(u != null &&
          typeof u != 'boolean' &&
          u.once === !0 &&
          (c = function (i) {
            ;(f.removeEventListener(l, t, u),
              typeof t == 'function' ? t.call(this, i) : t.handleEvent(i))
          }),
          a !== null &&
            ((n = f.removeEventListener.bind(f, l, t, u)),
            a.addEventListener('abort', n, { once: !0 }),
            (n = a.removeEventListener.bind(a, 'abort', n))),
          (a = Ma(u)),
          e.push({ type: l, listener: t, optionsOrUseCapture: u, attachedListener: c, cleanup: n }),
          Hl(this._fragmentFiber.child, !1, Jg, l, c, a))
      }
      this._eventListeners = e
    }
  }
  function Jg(l, t, u, a) {
    return (el(l).addEventListener(t, u, a), !1)
  }
  Ll.prototype.removeEventListener = function (l, t, u) {
    var a = this._eventListeners
    if (a !== null && ((t = Ym(a, l, t, u)), t !== -1)) {
      var n = a[t]
      u = n.attachedListener
      var e = n.cleanup
      ;((n = Ma(n.optionsOrUseCapture)),
        Hl(this._fragmentFiber.child, !1, wg, l, u, n),
        a.splice(t, 1),
        e !== null && e())
    }
  }
  function wg(l, t, u, a) {
    return (el(l).removeEventListener(t, u, a), !1)
  }
  function Ma(l) {
    return l != null && typeof l != 'boolean' && (l.once === !0 || l.signal instanceof AbortSignal)
      ? { capture: l.capture, passive: l.passive }
      : l
  }
  function qv(l) {
    return l == null
      ? 'c=0'
      : typeof l == 'boolean'
        ? 'c=' + (l ? '1' : '0')
        : 'c=' + (l.capture ? '1' : '0')
  }
  function Ym(l, t, u, a) {
    if (l.length === 0) return -1
    a = qv(a)
    for (var n = 0; n < l.length; n++) {
      var e = l[n]
      if (e.type === t && e.listener === u && qv(e.optionsOrUseCapture) === a) return n
    }
    return -1
  }
  Ll.prototype.dispatchEvent = function (l) {
    var t = Gu(this._fragmentFiber)
    if (t === null) return !0
    t = el(t)
    var u = this._eventListeners
    if ((u !== null && 0 < u.length) || !l.bubbles) {
      var a = t.nodeType === 9 ? t.createComment('') : document.createTextNode('')
      if (u)
        for (var n = 0; n < u.length; n++) {
          var e = u[n]
          a.addEventListener(e.type, e.attachedListener, Ma(e.optionsOrUseCapture))
        }
      if ((t.appendChild(a), (l = a.dispatchEvent(l)), u))
        for (n = 0; n < u.length; n++)
          ((e = u[n]), a.removeEventListener(e.type, e.attachedListener, Ma(e.optionsOrUseCapture)))
      return (t.removeChild(a), l)
    }
    return t.dispatchEvent(l)
  }
  Ll.prototype.focus = function (l) {
    Hl(this._fragmentFiber.child, !0, qm, l, void 0, void 0)
  }
  function qm(l, t) {
    return l.tag === 6 ? !1 : ((l = el(l)), eS(l, t))
  }
  Ll.prototype.focusLast = function (l) {
    var t = []
    Hl(this._fragmentFiber.child, !0, D0, t, void 0, void 0)
    for (var u = t.length - 1; 0 <= u && !qm(t[u], l); u--);
  }
  function D0(l, t) {
    return (t.push(l), !1)
  }
  Ll.prototype.blur = function () {
    var l = Gu(this._fragmentFiber)
    l !== null &&
      ((l = el(l)),
      (l = Nn(l).activeElement),
      l !== null && Hl(this._fragmentFiber.child, !1, Wg, l, void 0, void 0))
  }
  function Wg(l, t) {
    return l.tag === 6 ? !1 : ((l = el(l)), l === t || l.contains(t) ? (t.blur(), !0) : !1)
  }
  Ll.prototype.observeUsing = function (l) {
    ;(this._observers === null && (this._observers = new Set()),
      this._observers.add(l),
      Hl(this._fragmentFiber.child, !1, Fg, l, void 0, void 0))
  }
  function Fg(l, t) {
    return (l.tag === 6 || ((l = el(l)), t.observe(l)), !1)
  }
  Ll.prototype.unobserveUsing = function (l) {
    var t = this._observers
    if (t !== null && t.has(l)) {
      ;(t.delete(l), Hl(this._fragmentFiber.child, !1, $g, l, void 0, void 0))
      for (var u = (t = 0); u < at.length; u++) {
        var a = at[u]
        a.fragmentInstance === this && a.observer === l ? l.unobserve(a.instance) : (at[t++] = a)
      }
      at.length = t
    }
  }
  function $g(l, t) {
    return (l.tag === 6 || ((l = el(l)), t.unobserve(l)), !1)
  }
  var at = [],
    bc = !1
  function Ig(l, t, u) {
    ;(at.push({ fragmentInstance: l, observer: t, instance: u }),
      bc ||
        ((bc = !0),
        fS(function () {
          bc = !1
          var a = at
          at = []
          for (var n = 0; n < a.length; n++) {
            var e = a[n]
            e.observer.unobserve(e.instance)
          }
        })))
  }
  Ll.prototype.getClientRects = function () {
    var l = []
    return (Hl(this._fragmentFiber.child, !1, kg, l, void 0, void 0), l)
  }
  function kg(l, t) {
    if (l.tag === 6) {
      l = l.stateNode
      var u = l.ownerDocument.createRange()
      ;(u.selectNodeContents(l), t.push.apply(t, u.getClientRects()))
    } else ((l = el(l)), t.push.apply(t, l.getClientRects()))
    return !1
  }
  Ll.prototype.getRootNode = function (l) {
    var t = Gu(this._fragmentFiber)
    return t === null ? this : el(t).getRootNode(l)
  }
  Ll.prototype.compareDocumentPosition = function (l) {
    var t = Gu(this._fragmentFiber)
    if (t === null) return Node.DOCUMENT_POSITION_DISCONNECTED
    var u = []
    Hl(this._fragmentFiber.child, !1, D0, u, void 0, void 0)
    var a = el(t)
    if (u.length === 0) {
      if (((u = a), d1(this._fragmentFiber))) {
        l: {
          for (t = this._fragmentFiber.return; t !== null;) {
            if (t.tag === 4) {
              t = t.stateNode.containerInfo
              break l
            }
            if (t.tag === 3 || t.tag === 5 || t.tag === 27) break
            t = t.return
          }
          t = null
        }
        t != null && (u = t)
      }
      t = this._fragmentFiber
      var n = (a = u.compareDocumentPosition(l))
      return (
        u === l
          ? (n = Node.DOCUMENT_POSITION_CONTAINS)
          : a & Node.DOCUMENT_POSITION_CONTAINED_BY &&
            ((u = ty(t)[1]),
            u === null
              ? (n = Node.DOCUMENT_POSITION_PRECEDING)
              : ((l = el(u).compareDocumentPosition(l)),
                (n =
                  l === 0 || l & Node.DOCUMENT_POSITION_FOLLOWING
                    ? Node.DOCUMENT_POSITION_FOLLOWING
                    : Node.DOCUMENT_POSITION_PRECEDING))),
        (n |= Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC)
      )
    }
    ;((t = el(u[0])), (n = el(u[u.length - 1])))
    var e = d1(this._fragmentFiber) ? t.parentElement : a
    if (e == null) return Node.DOCUMENT_POSITION_DISCONNECTED
    ;((a = e.compareDocumentPosition(t) & Node.DOCUMENT_POSITION_CONTAINED_BY),
      (e = e.compareDocumentPosition(n) & Node.DOCUMENT_POSITION_CONTAINED_BY))
    var f = t.compareDocumentPosition(l),
      c = n.compareDocumentPosition(l),
      i = f & Node.DOCUMENT_POSITION_CONTAINED_BY || c & Node.DOCUMENT_POSITION_CONTAINED_BY
    return (
      (c = a && e && f & Node.DOCUMENT_POSITION_FOLLOWING && c & Node.DOCUMENT_POSITION_PRECEDING),
      (t =
        (a && t === l) || (e && n === l) || i || c
          ? Node.DOCUMENT_POSITION_CONTAINED_BY
          : (!a && t === l) || (!e && n === l)
            ? Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
            : f),
      t & Node.DOCUMENT_POSITION_DISCONNECTED ||
      t & Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC ||
      Pg(t, this._fragmentFiber, u[0], u[u.length - 1], l)
        ? t
        : Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
    )
  }
  function Pg(l, t, u, a, n) {
    var e = bu(n)
    if (l & Node.DOCUMENT_POSITION_CONTAINED_BY) {
      if ((u = !!e))
        l: {
          for (; e !== null;) {
            if (e.tag === 7 && (e === t || e.alternate === t)) {
              u = !0
              break l
            }
            e = e.return
          }
          u = !1
        }
      return u
    }
    if (l & Node.DOCUMENT_POSITION_CONTAINS) {
      if (e === null)
        return ((e = n.ownerDocument), n === e || n === e.documentElement || n === e.body)
      l: {
        for (e = t, t = Gu(t); e !== null;) {
          if (!((e.tag !== 5 && e.tag !== 3 && e.tag !== 27) || (e !== t && e.alternate !== t))) {
            e = !0
            break l
          }
          e = e.return
        }
        e = !1
      }
      return e
    }
    return l & Node.DOCUMENT_POSITION_PRECEDING
      ? ((t = !!e) &&
          !(t = e === u) &&
          ((t = Ac(u, e, h1)),
          t === null ? (t = !1) : (Hl(t, !0, rd, e, u), (e = Iu), (Iu = null), (t = e !== null))),
        t)
      : l & Node.DOCUMENT_POSITION_FOLLOWING
        ? ((t = !!e) &&
            !(t = e === a) &&
            ((t = Ac(a, e, h1)),
            t === null
              ? (t = !1)
              : (Hl(t, !0, Cd, e, a), (e = Iu), (_c = Iu = null), (t = e !== null))),
          t)
        : !1
  }
  function Bv(l, t) {
    var u = l.ownerDocument.createRange()
    ;(u.selectNodeContents(l),
      (l = u.getBoundingClientRect()),
      window.scrollTo(
        window.scrollX + l.left,
        t ? window.scrollY + l.top : window.scrollY + l.bottom - window.innerHeight,
      ))
  }
  Ll.prototype.scrollIntoView = function (l) {
    if (typeof l == 'object') throw Error(E(566))
    var t = []
    Hl(this._fragmentFiber.child, !1, D0, t, void 0, void 0)
    var u = l !== !1
    if (t.length === 0) {
      var a = ty(this._fragmentFiber)
      if (((a = u ? a[1] || a[0] || Gu(this._fragmentFiber) : a[0] || a[1]), a === null)) return
      if (a.tag === 6) {
        ;((l = el(a)), Bv(l, u))
        return
      }
      if (((a = el(a)), a.nodeType !== 9)) {
        if (a.nodeType === 11) {
          ;((u = 'host' in a ? a.host : null), u !== null && u.scrollIntoView(l))
          return
        }
        a.scrollIntoView(l)
      }
    }
    for (a = u ? t.length - 1 : 0; a !== (u ? -1 : t.length);) {
      var n = t[a]
      ;(n.tag === 6 ? ((n = el(n)), Bv(n, u)) : el(n).scrollIntoView(l), (a += u ? -1 : 1))
    }
  }
  function lS(l, t) {
    return ((l = el(l)), Bm(l, t), !1)
  }
  function Bm(l, t) {
    ;(l.reactFragments == null && (l.reactFragments = new Set()), l.reactFragments.add(t))
  }
  function Gm(l, t) {
    var u = t._eventListeners
    if (u !== null)
      for (var a = 0; a < u.length; a++) {
        var n = u[a]
        l.addEventListener(n.type, n.attachedListener, Ma(n.optionsOrUseCapture))
      }
    l.nodeType !== 3 &&
      ((u = t._observers),
      u !== null &&
        u.forEach(function (e) {
          for (var f = 0, c = 0; c < at.length; c++) {
            var i = at[c]
            ;(i.fragmentInstance !== t || i.observer !== e || i.instance !== l) && (at[f++] = i)
          }
          ;((at.length = f), e.observe(l))
        }),
      Bm(l, t))
  }
  function tS(l, t) {
    var u = t._eventListeners
    if (u !== null)
      for (var a = 0; a < u.length; a++) {
        var n = u[a]
        l.removeEventListener(n.type, n.attachedListener, Ma(n.optionsOrUseCapture))
      }
    l.nodeType !== 3 &&
      ((u = t._observers),
      u !== null &&
        u.forEach(function (e) {
          typeof e.rootMargin == 'string' ? Ig(t, e, l) : e.unobserve(l)
        }),
      l.reactFragments != null && l.reactFragments.delete(t))
  }
  function Ui(l) {
    var t = l.firstChild
    for (t && t.nodeType === 10 && (t = t.nextSibling); t;) {
      var u = t
      switch (((t = t.nextSibling), u.nodeName)) {
        case 'HTML':
        case 'HEAD':
        case 'BODY':
          ;(Ui(u), yf(u))
          continue
        case 'SCRIPT':
        case 'STYLE':
          continue
        case 'LINK':
          if (u.rel.toLowerCase() === 'stylesheet') continue
      }
      l.removeChild(u)
    }
  }
  function uS(l, t, u, a) {
    for (; l.nodeType === 1;) {
      var n = u
      if (l.nodeName.toLowerCase() !== t.toLowerCase()) {
        if (!a && (l.nodeName !== 'INPUT' || l.type !== 'hidden')) break
      } else if (a) {
        if (!l[qn])
          switch (t) {
            case 'meta':
              if (!l.hasAttribute('itemprop')) break
              return l
            case 'link':
              if (
                ((e = l.getAttribute('rel')),
                e === 'stylesheet' && l.hasAttribute('data-precedence'))
              )
                break
              if (
                e !== n.rel ||
                l.getAttribute('href') !== (n.href == null || n.href === '' ? null : n.href) ||
                l.getAttribute('crossorigin') !== (n.crossOrigin == null ? null : n.crossOrigin) ||
                l.getAttribute('title') !== (n.title == null ? null : n.title)
              )
                break
              return l
            case 'style':
              if (l.hasAttribute('data-precedence')) break
              return l
            case 'script':
              if (
                ((e = l.getAttribute('src')),
                (e !== (n.src == null ? null : n.src) ||
                  l.getAttribute('type') !== (n.type == null ? null : n.type) ||
                  l.getAttribute('crossorigin') !==
                    (n.crossOrigin == null ? null : n.crossOrigin)) &&
                  e &&
                  l.hasAttribute('async') &&
                  !l.hasAttribute('itemprop'))
              )
                break
              return l
            default:
              return l
          }
      } else if (t === 'input' && l.type === 'hidden') {
        var e = n.name == null ? null : '' + n.name
        if (n.type === 'hidden' && l.getAttribute('name') === e) return l
      } else return l
      if (((l = kl(l.nextSibling)), l === null)) break
    }
    return null
  }
  function aS(l, t, u) {
    if (t === '') return null
    for (; l.nodeType !== 3;)
      if (
        ((l.nodeType !== 1 || l.nodeName !== 'INPUT' || l.type !== 'hidden') && !u) ||
        ((l = kl(l.nextSibling)), l === null)
      )
        return null
    return l
  }
  function Xm(l, t) {
    for (; l.nodeType !== 8;)
      if (
        ((l.nodeType !== 1 || l.nodeName !== 'INPUT' || l.type !== 'hidden') && !t) ||
        ((l = kl(l.nextSibling)), l === null)
      )
        return null
    return l
  }
  function ri(l) {
    return l.data === '$?' || l.data === '$~'
  }
  function M0(l) {
    return l.data === '$!' || (l.data === '$?' && l.ownerDocument.readyState !== 'loading')
  }
  function nS(l, t) {
    var u = l.ownerDocument
    if (l.data === '$~') l._reactRetry = t
    else if (l.data !== '$?' || u.readyState !== 'loading') t()
    else {
      var a = function () {
        ;(t(), u.removeEventListener('DOMContentLoaded', a))
      }
      ;(u.addEventListener('DOMContentLoaded', a), (l._reactRetry = a))
    }
  }
  function kl(l) {
    for (; l != null; l = l.nextSibling) {
      var t = l.nodeType
      if (t === 1 || t === 3) break
      if (t === 8) {
        if (
          ((t = l.data),
          t === '$' ||
            t === '$!' ||
            t === '$?' ||
            t === '$~' ||
            t === '&' ||
            t === 'F!' ||
            t === 'F')
        )
          break
        if (t === '/$' || t === '/&') return null
      }
    }
    return l
  }
  var Ci = null
  function Gv(l) {
    l = l.nextSibling
    for (var t = 0; l;) {
      if (l.nodeType === 8) {
        var u = l.data
        if (u === '/$' || u === '/&') {
          if (t === 0) return kl(l.nextSibling)
          t--
        } else (u !== '$' && u !== '$!' && u !== '$?' && u !== '$~' && u !== '&') || t++
      }
      l = l.nextSibling
    }
    return null
  }
  function Xv(l) {
    l = l.previousSibling
    for (var t = 0; l;) {
      if (l.nodeType === 8) {
        var u = l.data
        if (u === '$' || u === '$!' || u === '$?' || u === '$~' || u === '&') {
          if (t === 0) return l
          t--
        } else (u !== '/$' && u !== '/&') || t++
      }
      l = l.previousSibling
    }
    return null
  }
  function eS(l, t) {
    function u() {
      a = !0
    }
    if (l.ownerDocument.activeElement === l) return !0
    var a = !1
    try {
      ;(l.ownerDocument.addEventListener('focus', u, !0),
        (l.focus || HTMLElement.prototype.focus).call(l, t))
    } finally {
      l.ownerDocument.removeEventListener('focus', u, !0)
    }
    return a
  }
  function fS(l) {
    Hv(function () {
      Hv(function (t) {
        return l(t)
      })
    })
  }
  function Qm(l, t, u) {
    switch (((t = Nn(u)), l)) {
      case 'html':
        if (((l = t.documentElement), !l)) throw Error(E(452))
        return l
      case 'head':
        if (((l = t.head), !l)) throw Error(E(453))
        return l
      case 'body':
        if (((l = t.body), !l)) throw Error(E(454))
        return l
      default:
        throw Error(E(451))
    }
  }
  function jm(l, t, u) {
    for (var a in u) {
      var n = u[a]
      u.hasOwnProperty(a) && n != null && j(l, t, a, null, Bg, n)
    }
    ;(u.dangerouslySetInnerHTML != null && (l.textContent = ''),
      l.onclick === ht && (l.onclick = null),
      yf(l))
  }
  function Oc(l) {
    for (var t = l.attributes; t.length;) l.removeAttributeNode(t[0])
    yf(l)
  }
  var Pl = new Map(),
    Qv = new Set()
  function Dn(l) {
    if (typeof l.getRootNode == 'function') {
      var t = l.getRootNode()
      if (t.nodeType === 9 || t.nodeType === 11) return t
    }
    return l.nodeType === 9 ? l : l.ownerDocument
  }
  var Xt = G.d
  G.d = { f: cS, r: iS, D: vS, C: yS, L: oS, m: mS, X: hS, S: dS, M: gS }
  function cS() {
    var l = Xt.f(),
      t = Af()
    return l || t
  }
  function iS(l) {
    var t = Ya(l)
    t !== null && t.tag === 5 && t.type === 'form' ? _o(t) : Xt.r(l)
  }
  var Xa = typeof document > 'u' ? null : document
  function Vm(l, t, u) {
    var a = Xa
    if (a && typeof t == 'string' && t) {
      var n = Fl(t)
      ;((n = 'link[rel="' + l + '"][href="' + n + '"]'),
        typeof u == 'string' && (n += '[crossorigin="' + u + '"]'),
        Qv.has(n) ||
          (Qv.add(n),
          (l = { rel: l, crossOrigin: u, href: t }),
          a.querySelector(n) === null &&
            ((t = a.createElement('link')), Sl(t, 'link', l), vl(t), a.head.appendChild(t))))
    }
  }
  function vS(l) {
    ;(Xt.D(l), Vm('dns-prefetch', l, null))
  }
  function yS(l, t) {
    ;(Xt.C(l, t), Vm('preconnect', l, t))
  }
  function oS(l, t, u) {
    Xt.L(l, t, u)
    var a = Xa
    if (a && l && t) {
      var n = 'link[rel="preload"][as="' + Fl(t) + '"]'
      t === 'image' && u && u.imageSrcSet
        ? ((n += '[imagesrcset="' + Fl(u.imageSrcSet) + '"]'),
          typeof u.imageSizes == 'string' && (n += '[imagesizes="' + Fl(u.imageSizes) + '"]'))
        : (n += '[href="' + Fl(l) + '"]')
      var e = n
      switch (t) {
        case 'style':
          e = Ua(l)
          break
        case 'script':
          e = Qa(l)
      }
      if (!(
        Pl.has(e) ||
        ((l = L(
          { rel: 'preload', href: t === 'image' && u && u.imageSrcSet ? void 0 : l, as: t },
          u,
        )),
        Pl.set(e, l),
        a.querySelector(n) !== null ||
          (t === 'style' && a.querySelector(Vn(e))) ||
          (t === 'script' && a.querySelector(Zn(e))))
      )) {
        var f = a.createElement('link')
        ;(Sl(f, 'link', l),
          t === 'style' &&
            ((f[Xe] = !0),
            (f.onload = f.onerror =
              function () {
                hy(f)
              })),
          vl(f),
          a.head.appendChild(f))
      }
    }
  }
  function mS(l, t) {
    Xt.m(l, t)
    var u = Xa
    if (u && l) {
      var a = t && typeof t.as == 'string' ? t.as : 'script',
        n = 'link[rel="modulepreload"][as="' + Fl(a) + '"][href="' + Fl(l) + '"]',
        e = n
      switch (a) {
        case 'audioworklet':
        case 'paintworklet':
        case 'serviceworker':
        case 'sharedworker':
        case 'worker':
        case 'script':
          e = Qa(l)
      }
      if (
        !Pl.has(e) &&
        ((l = L({ rel: 'modulepreload', href: l }, t)), Pl.set(e, l), u.querySelector(n) === null)
      ) {
        switch (a) {
          case 'audioworklet':
          case 'paintworklet':
          case 'serviceworker':
          case 'sharedworker':
          case 'worker':
          case 'script':
            if (u.querySelector(Zn(e))) return
        }
        ;((a = u.createElement('link')), Sl(a, 'link', l), vl(a), u.head.appendChild(a))
      }
    }
  }
  function dS(l, t, u) {
    Xt.S(l, t, u)
    var a = Xa
    if (a && l) {
      var n = va(a).hoistableStyles,
        e = Ua(l)
      t = t || 'default'
      var f = n.get(e)
      if (!f) {
        var c = { loading: 0, preload: null }
        if ((f = a.querySelector(Vn(e)))) c.loading = 5
        else {
          ;((l = L({ rel: 'stylesheet', href: l, 'data-precedence': t }, u)),
            (u = Pl.get(e)) && U0(l, u))
          var i = (f = a.createElement('link'))
          ;(vl(i),
            Sl(i, 'link', l),
            (i._p = new Promise(function (y, g) {
              ;((i.onload = y), (i.onerror = g))
            })),
            i.addEventListener('load', function () {
              c.loading |= 1
            }),
            i.addEventListener('error', function () {
              c.loading |= 2
            }),
            (c.loading |= 4),
            Ue(f, t, a))
        }
        ;((f = { type: 'stylesheet', instance: f, count: 1, state: c }), n.set(e, f))
      }
    }
  }
  function hS(l, t) {
    Xt.X(l, t)
    var u = Xa
    if (u && l) {
      var a = va(u).hoistableScripts,
        n = Qa(l),
        e = a.get(n)
      e ||
        ((e = u.querySelector(Zn(n))),
        e ||
          ((l = L({ src: l, async: !0 }, t)),
          (t = Pl.get(n)) && r0(l, t),
          (e = u.createElement('script')),
          vl(e),
          Sl(e, 'link', l),
          u.head.appendChild(e)),
        (e = { type: 'script', instance: e, count: 1, state: null }),
        a.set(n, e))
    }
  }
  function gS(l, t) {
    Xt.M(l, t)
    var u = Xa
    if (u && l) {
      var a = va(u).hoistableScripts,
        n = Qa(l),
        e = a.get(n)
      e ||
        ((e = u.querySelector(Zn(n))),
        e ||
          ((l = L({ src: l, async: !0, type: 'module' }, t)),
          (t = Pl.get(n)) && r0(l, t),
          (e = u.createElement('script')),
          vl(e),
          Sl(e, 'link', l),
          u.head.appendChild(e)),
        (e = { type: 'script', instance: e, count: 1, state: null }),
        a.set(n, e))
    }
  }
  function jv(l, t, u, a) {
    var n = (n = Pt.current) ? Dn(n) : null
    if (!n) throw Error(E(446))
    switch (l) {
      case 'meta':
      case 'title':
        return null
      case 'style':
        return typeof u.precedence == 'string' && typeof u.href == 'string'
          ? ((u = Ua(u.href)),
            (t = va(n).hoistableStyles),
            (a = t.get(u)),
            a || ((a = { type: 'style', instance: null, count: 0, state: null }), t.set(u, a)),
            a)
          : { type: 'void', instance: null, count: 0, state: null }
      case 'link':
        if (
          u.rel === 'stylesheet' &&
          typeof u.href == 'string' &&
          typeof u.precedence == 'string'
        ) {
          l = Ua(u.href)
          var e = va(n).hoistableStyles,
            f = e.get(l)
          if (
            (f ||
              ((n = n.ownerDocument || n),
              (f = {
                type: 'stylesheet',
                instance: null,
                count: 0,
                state: { loading: 0, preload: null },
              }),
              e.set(l, f),
              (e = n.querySelector(Vn(l)))
                ? e._p || ((f.instance = e), (f.state.loading = 5))
                : ((e = Pl.get(l)),
                  e ||
                    ((e = {
                      rel: 'preload',
                      as: 'style',
                      href: u.href,
                      crossOrigin: u.crossOrigin,
                      integrity: u.integrity,
                      media: u.media,
                      hrefLang: u.hrefLang,
                      referrerPolicy: u.referrerPolicy,
                    }),
                    Pl.set(l, e)),
                  SS(n, l, e, f.state))),
            t && a === null)
          )
            throw Error(E(528, ''))
          return f
        }
        if (t && a !== null) throw Error(E(529, ''))
        return null
      case 'script':
        return (
          (t = u.async),
          (u = u.src),
          typeof u == 'string' && t && typeof t != 'function' && typeof t != 'symbol'
            ? ((u = Qa(u)),
              (t = va(n).hoistableScripts),
              (a = t.get(u)),
              a || ((a = { type: 'script', instance: null, count: 0, state: null }), t.set(u, a)),
              a)
            : { type: 'void', instance: null, count: 0, state: null }
        )
      default:
        throw Error(E(444, l))
    }
  }
  function Ua(l) {
    return 'href="' + Fl(l) + '"'
  }
  function Vn(l) {
    return 'link[rel="stylesheet"][' + l + ']'
  }
  function Zm(l) {
    return L({}, l, { 'data-precedence': l.precedence, precedence: null })
  }
  function SS(l, t, u, a) {
    if ((t = l.querySelector('link[rel="preload"][as="style"][' + t + ']'))) {
      if (t[Xe] !== !0) {
        a.loading = 1
        return
      }
    } else
      ((t = l.createElement('link')),
        (t[Xe] = !0),
        (t.onload = t.onerror = hy.bind(null, t)),
        Sl(t, 'link', u),
        vl(t),
        l.head.appendChild(t))
    ;((a.preload = t),
      t.addEventListener('load', function () {
        return (a.loading |= 1)
      }),
      t.addEventListener('error', function () {
        return (a.loading |= 2)
      }))
  }
  function Qa(l) {
    return '[src="' + Fl(l) + '"]'
  }
  function Zn(l) {
    return 'script[async]' + l
  }
  function Vv(l, t, u) {
    if ((t.count++, t.instance === null))
      switch (t.type) {
        case 'style':
          var a = l.querySelector('style[data-href~="' + Fl(u.href) + '"]')
          if (a) return ((t.instance = a), vl(a), a)
          var n = L({}, u, {
            'data-href': u.href,
            'data-precedence': u.precedence,
            href: null,
            precedence: null,
          })
          return (
            (a = (l.ownerDocument || l).createElement('style')),
            vl(a),
            Sl(a, 'style', n),
            Ue(a, u.precedence, l),
            (t.instance = a)
          )
        case 'stylesheet':
          n = Ua(u.href)
          var e = l.querySelector(Vn(n))
          if (e) return ((t.state.loading |= 4), (t.instance = e), vl(e), e)
          ;((a = Zm(u)),
            (n = Pl.get(n)) && U0(a, n),
            (e = (l.ownerDocument || l).createElement('link')),
            vl(e))
          var f = e
          return (
            (f._p = new Promise(function (c, i) {
              ;((f.onload = c), (f.onerror = i))
            })),
            Sl(e, 'link', a),
            (t.state.loading |= 4),
            Ue(e, u.precedence, l),
            (t.instance = e)
          )
        case 'script':
          return (
            (e = Qa(u.src)),
            (n = l.querySelector(Zn(e)))
              ? ((t.instance = n), vl(n), n)
              : ((a = u),
                (n = Pl.get(e)) && ((a = L({}, u)), r0(a, n)),
                (l = l.ownerDocument || l),
                (n = l.createElement('script')),
                vl(n),
                Sl(n, 'link', a),
                l.head.appendChild(n),
                (t.instance = n))
          )
        case 'void':
          return null
        default:
          throw Error(E(443, t.type))
      }
    else
      t.type === 'stylesheet' &&
        (t.state.loading & 4) === 0 &&
        ((a = t.instance), (t.state.loading |= 4), Ue(a, u.precedence, l))
    return t.instance
  }
  function Ue(l, t, u) {
    for (
      var a = u.querySelectorAll('link[rel="stylesheet"][data-precedence],style[data-precedence]'),
        n = a.length ? a[a.length - 1] : null,
        e = n,
        f = 0;
      f < a.length;
      f++
    ) {
      var c = a[f]
      if (c.dataset.precedence === t) e = c
      else if (e !== n) break
    }
    e
      ? e.parentNode.insertBefore(l, e.nextSibling)
      : ((t = u.nodeType === 9 ? u.head : u), t.insertBefore(l, t.firstChild))
  }
  function U0(l, t) {
    ;(l.crossOrigin == null && (l.crossOrigin = t.crossOrigin),
      l.referrerPolicy == null && (l.referrerPolicy = t.referrerPolicy),
      l.title == null && (l.title = t.title))
  }
  function r0(l, t) {
    ;(l.crossOrigin == null && (l.crossOrigin = t.crossOrigin),
      l.referrerPolicy == null && (l.referrerPolicy = t.referrerPolicy),
      l.integrity == null && (l.integrity = t.integrity))
  }
  var re = null
  function Zv(l, t, u) {
    if (re === null) {
      var a = new Map(),
        n = (re = new Map())
      n.set(u, a)
    } else ((n = re), (a = n.get(u)), a || ((a = new Map()), n.set(u, a)))
    if (a.has(l)) return a
    for (a.set(l, null), u = u.getElementsByTagName(l), n = 0; n < u.length; n++) {
      var e = u[n]
      if (
        !(e[qn] || e[ml] || (l === 'link' && e.getAttribute('rel') === 'stylesheet')) &&
        e.namespaceURI !== 'http://www.w3.org/2000/svg'
      ) {
        var f = e.getAttribute(t) || ''
        f = l + f
        var c = a.get(f)
        c ? c.push(e) : a.set(f, [e])
      }
    }
    return a
  }
  function Hi(l, t, u) {
    ;((l = l.ownerDocument || l),
      l.head.insertBefore(u, t === 'title' ? l.querySelector('head > title') : null))
  }
  function TS(l, t, u) {
    if (u === 1 || t.itemProp != null) return !1
    switch (l) {
      case 'meta':
      case 'title':
        return !0
      case 'style':
        if (typeof t.precedence != 'string' || typeof t.href != 'string' || t.href === '') break
        return !0
      case 'link':
        if (
          typeof t.rel != 'string' ||
          typeof t.href != 'string' ||
          t.href === '' ||
          t.onLoad ||
          t.onError
        )
          break
        return t.rel === 'stylesheet'
          ? ((l = t.disabled), typeof t.precedence == 'string' && l == null)
          : !0
      case 'script':
        if (
          t.async &&
          typeof t.async != 'function' &&
          typeof t.async != 'symbol' &&
          !t.onLoad &&
          !t.onError &&
          t.src &&
          typeof t.src == 'string'
        )
          return !0
    }
    return !1
  }
  function xv(l, t) {
    return l === 'img' && t.src != null && t.src !== '' && t.onLoad == null && t.loading !== 'lazy'
  }
  function xm(l) {
    return !(l.type === 'stylesheet' && (l.state.loading & 3) === 0)
  }
  function Lm(l) {
    return (
      (l.width || 100) *
      (l.height || 100) *
      (typeof devicePixelRatio == 'number' ? devicePixelRatio : 1) *
      0.25
    )
  }
  function Lv(l, t) {
    typeof t.decode == 'function' &&
      (l.imgCount++,
      t.complete || ((l.imgBytes += Lm(t)), l.suspenseyImages.push(t)),
      (l = zS.bind(l)),
      t.decode().then(l, l))
  }
  function ES(l, t, u, a) {
    if (
      u.type === 'stylesheet' &&
      (typeof a.media != 'string' || matchMedia(a.media).matches !== !1) &&
      (u.state.loading & 4) === 0
    ) {
      if (u.instance === null) {
        var n = Ua(a.href),
          e = t.querySelector(Vn(n))
        if (e) {
          ;((t = e._p),
            t !== null &&
              typeof t == 'object' &&
              typeof t.then == 'function' &&
              (l.count++, (l = Mn.bind(l)), t.then(l, l)),
            (u.state.loading |= 4),
            (u.instance = e),
            vl(e))
          return
        }
        ;((e = t.ownerDocument || t),
          (a = Zm(a)),
          (n = Pl.get(n)) && U0(a, n),
          (e = e.createElement('link')),
          vl(e))
        var f = e
        ;((f._p = new Promise(function (c, i) {
          ;((f.onload = c), (f.onerror = i))
        })),
          Sl(e, 'link', a),
          (u.instance = e))
      }
      ;(l.stylesheets === null && (l.stylesheets = new Map()),
        l.stylesheets.set(u, t),
        (t = u.state.preload) &&
          (u.state.loading & 3) === 0 &&
          (l.count++,
          (u = Mn.bind(l)),
          t.addEventListener('load', u),
          t.addEventListener('error', u)))
    }
  }
  var Ce = 0
  function sS(l, t) {
    return (
      l.stylesheets && l.count === 0 && He(l, l.stylesheets),
      0 < l.count || 0 < l.imgCount
        ? function (u) {
            var a = setTimeout(function () {
              if ((l.stylesheets && He(l, l.stylesheets), l.unsuspend)) {
                var e = l.unsuspend
                ;((l.unsuspend = null), e())
              }
            }, 6e4 + t)
            0 < l.imgBytes && Ce === 0 && (Ce = 62500 * Xg())
            var n = setTimeout(
              function () {
                if (
                  ((l.waitingForImages = !1),
                  l.count === 0 && (l.stylesheets && He(l, l.stylesheets), l.unsuspend))
                ) {
                  var e = l.unsuspend
                  ;((l.unsuspend = null), e())
                }
              },
              (l.imgBytes > Ce ? 50 : 800) + t,
            )
            return (
              (l.unsuspend = u),
              function () {
                ;((l.unsuspend = null), clearTimeout(a), clearTimeout(n))
              }
            )
          }
        : null
    )
  }
  function pm(l) {
    if (l.count === 0 && (l.imgCount === 0 || !l.waitingForImages)) {
      if (l.stylesheets) He(l, l.stylesheets)
      else if (l.unsuspend) {
        var t = l.unsuspend
        ;((l.unsuspend = null), t())
      }
    }
  }
  function Mn() {
    ;(this.count--, pm(this))
  }
  function zS() {
    ;(this.imgCount--, pm(this))
  }
  var ff = null
  function He(l, t) {
    ;((l.stylesheets = null),
      l.unsuspend !== null &&
        (l.count++, (ff = new Map()), t.forEach(bS, l), (ff = null), Mn.call(l)))
  }
  function bS(l, t) {
    if (!(t.state.loading & 4)) {
      var u = ff.get(l)
      if (u) var a = u.get(null)
      else {
        ;((u = new Map()), ff.set(l, u))
        for (
          var n = l.querySelectorAll('link[data-precedence],style[data-precedence]'), e = 0;
          e < n.length;
          e++
        ) {
          var f = n[e]
          ;(f.nodeName === 'LINK' || f.getAttribute('media') !== 'not all') &&
            (u.set(f.dataset.precedence, f), (a = f))
        }
        a && u.set(null, a)
      }
      ;((n = t.instance),
        (f = n.getAttribute('data-precedence')),
        (e = u.get(f) || a),
        e === a && u.set(null, n),
        u.set(f, n),
        this.count++,
        (a = Mn.bind(this)),
        n.addEventListener('load', a),
        n.addEventListener('error', a),
        e
          ? e.parentNode.insertBefore(n, e.nextSibling)
          : ((l = l.nodeType === 9 ? l.head : l), l.insertBefore(n, l.firstChild)),
        (t.state.loading |= 4))
    }
  }
  var ra = {
    $$typeof: dt,
    Provider: null,
    Consumer: null,
    _currentValue: _u,
    _currentValue2: _u,
    _threadCount: 0,
  }
  function OS(l, t, u, a, n, e, f, c, i) {
    ;((this.tag = 1),
      (this.containerInfo = l),
      (this.pingCache = this.current = this.pendingChildren = null),
      (this.timeoutHandle = -1),
      (this.callbackNode =
        this.next =
        this.pendingContext =
        this.context =
        this.cancelPendingCommit =
          null),
      (this.callbackPriority = 0),
      (this.expirationTimes = $f(-1)),
      (this.entangledLanes =
        this.shellSuspendCounter =
        this.errorRecoveryDisabledLanes =
        this.expiredLanes =
        this.warmLanes =
        this.pingedLanes =
        this.suspendedLanes =
        this.pendingLanes =
          0),
      (this.entanglements = $f(0)),
      (this.hiddenUpdates = $f(null)),
      (this.identifierPrefix = a),
      (this.onUncaughtError = n),
      (this.onCaughtError = e),
      (this.onRecoverableError = f),
      (this.pooledCache = null),
      (this.pooledCacheLanes = 0),
      (this.formState = i),
      (this.transitionTypes = null),
      (this.incompleteTransitions = new Map()))
  }
  function Km(l, t, u, a, n, e, f, c, i, y, g, T) {
    return (
      (l = new OS(l, t, u, f, i, y, g, T, c)),
      (t = 1),
      e === !0 && (t |= 24),
      (e = rl(3, null, null, t)),
      (l.current = e),
      (e.stateNode = l),
      (t = Fi()),
      t.refCount++,
      (l.pooledCache = t),
      t.refCount++,
      (e.memoizedState = { element: a, isDehydrated: u, cache: t }),
      ki(e),
      l
    )
  }
  function Jm(l) {
    return l ? ((l = ea), l) : ea
  }
  function wm(l, t, u, a, n, e) {
    ;((n = Jm(n)),
      a.context === null ? (a.context = n) : (a.pendingContext = n),
      (a = tu(t)),
      (a.payload = { element: u }),
      (e = e === void 0 ? null : e),
      e !== null && (a.callback = e),
      (u = uu(l, a, t)),
      u !== null && (Cl(u, l, t), nn(u, l, t)))
  }
  function pv(l, t) {
    if (((l = l.memoizedState), l !== null && l.dehydrated !== null)) {
      var u = l.retryLane
      l.retryLane = u !== 0 && u < t ? u : t
    }
  }
  function C0(l, t) {
    ;(pv(l, t), (l = l.alternate) && pv(l, t))
  }
  function Wm(l) {
    if (l.tag === 13 || l.tag === 31) {
      var t = ju(l, 67108864)
      ;(t !== null && Cl(t, l, 67108864), C0(l, 67108864))
    }
  }
  function Kv(l) {
    if (l.tag === 13 || l.tag === 31) {
      var t = Zl()
      t = Xi(t)
      var u = ju(l, t)
      ;(u !== null && Cl(u, l, t), C0(l, t))
    }
  }
  var Ca = !0
  function _S(l, t, u, a) {
    var n = A.T
    A.T = null
    var e = G.p
    try {
      ;((G.p = 2), H0(l, t, u, a))
    } finally {
      ;((G.p = e), (A.T = n))
    }
  }
  function AS(l, t, u, a) {
    var n = A.T
    A.T = null
    var e = G.p
    try {
      ;((G.p = 8), H0(l, t, u, a))
    } finally {
      ;((G.p = e), (A.T = n))
    }
  }
  function H0(l, t, u, a) {
    if (Ca) {
      var n = Ri(a)
      if (n === null) (sc(l, t, a, cf, u), Jv(l, a))
      else if (DS(n, l, t, u, a)) a.stopPropagation()
      else if ((Jv(l, a), t & 4 && -1 < NS.indexOf(l))) {
        for (; n !== null;) {
          var e = Ya(n)
          if (e !== null)
            switch (e.tag) {
              case 3:
                if (((e = e.stateNode), e.current.memoizedState.isDehydrated)) {
                  var f = Eu(e.pendingLanes)
                  if (f !== 0) {
                    var c = e
                    for (c.pendingLanes |= 2, c.entangledLanes |= 2; f;) {
                      var i = 1 << (31 - Vl(f))
                      ;((c.entanglements[1] |= i), (f &= ~i))
                    }
                    ;(bt(e), (B & 6) === 0 && ((tf = Ql() + 500), jn(0, !1)))
                  }
                }
                break
              case 31:
              case 13:
                ;((c = ju(e, 2)), c !== null && Cl(c, e, 2), Af(), C0(e, 2))
            }
          if (((e = Ri(a)), e === null && sc(l, t, a, cf, u), e === n)) break
          n = e
        }
        n !== null && a.stopPropagation()
      } else sc(l, t, a, null, u)
    }
  }
  function Ri(l) {
    return ((l = Vi(l)), R0(l))
  }
  var cf = null
  function R0(l) {
    if (((cf = null), (l = bu(l)), l !== null)) {
      var t = Cn(l)
      if (t === null) l = null
      else {
        var u = t.tag
        if (u === 13) {
          if (((l = kv(t)), l !== null)) return l
          l = null
        } else if (u === 31) {
          if (((l = Pv(t)), l !== null)) return l
          l = null
        } else if (u === 3) {
          if (t.stateNode.current.memoizedState.isDehydrated)
            return t.tag === 3 ? t.stateNode.containerInfo : null
          l = null
        } else t !== l && (l = null)
      }
    }
    return ((cf = l), null)
  }
  function Fm(l) {
    switch (l) {
      case 'beforetoggle':
      case 'cancel':
      case 'click':
      case 'close':
      case 'contextmenu':
      case 'copy':
      case 'cut':
      case 'auxclick':
      case 'dblclick':
      case 'dragend':
      case 'dragstart':
      case 'drop':
      case 'focusin':
      case 'focusout':
      case 'input':
      case 'invalid':
      case 'keydown':
      case 'keypress':
      case 'keyup':
      case 'mousedown':
      case 'mouseup':
      case 'paste':
      case 'pause':
      case 'play':
      case 'pointercancel':
      case 'pointerdown':
      case 'pointerup':
      case 'ratechange':
      case 'reset':
      case 'seeked':
      case 'submit':
      case 'toggle':
      case 'touchcancel':
      case 'touchend':
      case 'touchstart':
      case 'volumechange':
      case 'change':
      case 'selectionchange':
      case 'textInput':
      case 'compositionstart':
      case 'compositionend':
      case 'compositionupdate':
      case 'beforeblur':
      case 'afterblur':
      case 'beforeinput':
      case 'blur':
      case 'fullscreenchange':
      case 'fullscreenerror':
      case 'focus':
      case 'hashchange':
      case 'popstate':
      case 'select':
      case 'selectstart':
        return 2
      case 'drag':
      case 'dragenter':
      case 'dragexit':
      case 'dragleave':
      case 'dragover':
      case 'mousemove':
      case 'mouseout':
      case 'mouseover':
      case 'pointermove':
      case 'pointerout':
      case 'pointerover':
      case 'resize':
      case 'scroll':
      case 'touchmove':
      case 'wheel':
      case 'mouseenter':
      case 'mouseleave':
      case 'pointerenter':
      case 'pointerleave':
        return 8
      case 'message':
        switch (jd()) {
          case ey:
            return 2
          case fy:
            return 8
          case Ge:
          case Vd:
            return 32
          case cy:
            return 268435456
          default:
            return 32
        }
      default:
        return 32
    }
  }
  var Yi = !1,
    fu = null,
    cu = null,
    iu = null,
    Un = new Map(),
    rn = new Map(),
    Jt = [],
    NS =
      'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset'.split(
        ' ',
      )
  function Jv(l, t) {
    switch (l) {
      case 'focusin':
      case 'focusout':
        fu = null
        break
      case 'dragenter':
      case 'dragleave':
        cu = null
        break
      case 'mouseover':
      case 'mouseout':
        iu = null
        break
      case 'pointerover':
      case 'pointerout':
        Un.delete(t.pointerId)
        break
      case 'gotpointercapture':
      case 'lostpointercapture':
        rn.delete(t.pointerId)
    }
  }
  function wa(l, t, u, a, n, e) {
    return l === null || l.nativeEvent !== e
      ? ((l = {
          blockedOn: t,
          domEventName: u,
          eventSystemFlags: a,
          nativeEvent: e,
          targetContainers: [n],
        }),
        t !== null && ((t = Ya(t)), t !== null && Wm(t)),
        l)
      : ((l.eventSystemFlags |= a),
        (t = l.targetContainers),
        n !== null && t.indexOf(n) === -1 && t.push(n),
        l)
  }
  function DS(l, t, u, a, n) {
    switch (t) {
      case 'focusin':
        return ((fu = wa(fu, l, t, u, a, n)), !0)
      case 'dragenter':
        return ((cu = wa(cu, l, t, u, a, n)), !0)
      case 'mouseover':
        return ((iu = wa(iu, l, t, u, a, n)), !0)
      case 'pointerover':
        var e = n.pointerId
        return (Un.set(e, wa(Un.get(e) || null, l, t, u, a, n)), !0)
      case 'gotpointercapture':
        return ((e = n.pointerId), rn.set(e, wa(rn.get(e) || null, l, t, u, a, n)), !0)
    }
    return !1
  }
  function $m(l) {
    var t = bu(l.target)
    if (t !== null) {
      var u = Cn(t)
      if (u !== null) {
        if (((t = u.tag), t === 13)) {
          if (((t = kv(u)), t !== null)) {
            ;((l.blockedOn = t),
              E1(l.priority, function () {
                Kv(u)
              }))
            return
          }
        } else if (t === 31) {
          if (((t = Pv(u)), t !== null)) {
            ;((l.blockedOn = t),
              E1(l.priority, function () {
                Kv(u)
              }))
            return
          }
        } else if (t === 3 && u.stateNode.current.memoizedState.isDehydrated) {
          l.blockedOn = u.tag === 3 ? u.stateNode.containerInfo : null
          return
        }
      }
    }
    l.blockedOn = null
  }
  function Re(l) {
    if (l.blockedOn !== null) return !1
    for (var t = l.targetContainers; 0 < t.length;) {
      var u = Ri(l.nativeEvent)
      if (u === null) {
        u = l.nativeEvent
        var a = new u.constructor(u.type, u)
        ;((Gc = a), u.target.dispatchEvent(a), (Gc = null))
      } else return ((t = Ya(u)), t !== null && Wm(t), (l.blockedOn = u), !1)
      t.shift()
    }
    return !0
  }
  function wv(l, t, u) {
    Re(l) && u.delete(t)
  }
  function MS() {
    ;((Yi = !1),
      fu !== null && Re(fu) && (fu = null),
      cu !== null && Re(cu) && (cu = null),
      iu !== null && Re(iu) && (iu = null),
      Un.forEach(wv),
      rn.forEach(wv))
  }
  function me(l, t) {
    l.blockedOn === t &&
      ((l.blockedOn = null),
      Yi || ((Yi = !0), fl.unstable_scheduleCallback(fl.unstable_NormalPriority, MS)))
  }
  var de = null
  function Wv(l) {
    de !== l &&
      ((de = l),
      fl.unstable_scheduleCallback(fl.unstable_NormalPriority, function () {
        de === l && (de = null)
        for (var t = 0; t < l.length; t += 3) {
          var u = l[t],
            a = l[t + 1],
            n = l[t + 2]
          if (typeof a != 'function') {
            if (R0(a || u) === null) continue
            break
          }
          var e = Ya(u)
          e !== null &&
            (l.splice(t, 3),
            (t -= 3),
            kc(e, { pending: !0, data: n, method: u.method, action: a }, a, n))
        }
      }))
  }
  function Ha(l) {
    function t(i) {
      return me(i, l)
    }
    ;(fu !== null && me(fu, l),
      cu !== null && me(cu, l),
      iu !== null && me(iu, l),
      Un.forEach(t),
      rn.forEach(t))
    for (var u = 0; u < Jt.length; u++) {
      var a = Jt[u]
      a.blockedOn === l && (a.blockedOn = null)
    }
    for (; 0 < Jt.length && ((u = Jt[0]), u.blockedOn === null);)
      ($m(u), u.blockedOn === null && Jt.shift())
    if (((u = (l.ownerDocument || l).$$reactFormReplay), u != null))
      for (a = 0; a < u.length; a += 3) {
        var n = u[a],
          e = u[a + 1],
          f = n[Rl] || null
        if (typeof e == 'function') f || Wv(u)
        else if (f) {
          var c = null
          if (e && e.hasAttribute('formAction')) {
            if (((n = e), (f = e[Rl] || null))) c = f.formAction
            else if (R0(n) !== null) continue
          } else c = f.action
          ;(typeof c == 'function' ? (u[a + 1] = c) : (u.splice(a, 3), (a -= 3)), Wv(u))
        }
      }
  }
  function Im() {
    function l(e) {
      e.canIntercept &&
        e.info === 'react-transition' &&
        e.intercept({
          handler: function () {
            return new Promise(function (f) {
              return (n = f)
            })
          },
          focusReset: 'manual',
          scroll: 'manual',
        })
    }
    function t() {
      ;(n !== null && (n(), (n = null)), a || setTimeout(u, 20))
    }
    function u() {
      if (!a && !navigation.transition) {
        var e = navigation.currentEntry
        e &&
          e.url != null &&
          navigation.navigate(e.url, {
            state: e.getState(),
            info: 'react-transition',
            history: 'replace',
          })
      }
    }
    if (typeof navigation == 'object') {
      var a = !1,
        n = null
      return (
        navigation.addEventListener('navigate', l),
        navigation.addEventListener('navigatesuccess', t),
        navigation.addEventListener('navigateerror', t),
        setTimeout(u, 100),
        function () {
          ;((a = !0),
            navigation.removeEventListener('navigate', l),
            navigation.removeEventListener('navigatesuccess', t),
            navigation.removeEventListener('navigateerror', t),
            n !== null && (n(), (n = null)))
        }
      )
    }
  }
  function Y0(l) {
    this._internalRoot = l
  }
  Mf.prototype.render = Y0.prototype.render = function (l) {
    var t = this._internalRoot
    if (t === null) throw Error(E(409))
    var u = t.current,
      a = Zl()
    wm(u, a, l, t, null, null)
  }
  Mf.prototype.unmount = Y0.prototype.unmount = function () {
    var l = this._internalRoot
    if (l !== null) {
      this._internalRoot = null
      var t = l.containerInfo
      ;(wm(l.current, 2, null, l, null, null), Af(), (t[Ra] = null))
    }
  }
  function Mf(l) {
    this._internalRoot = l
  }
  Mf.prototype.unstable_scheduleHydration = function (l) {
    if (l) {
      var t = dy()
      l = { blockedOn: null, target: l, priority: t }
      for (var u = 0; u < Jt.length && t !== 0 && t < Jt[u].priority; u++);
      ;(Jt.splice(u, 0, l), u === 0 && $m(l))
    }
  }
  var Fv = $v.version
  if (Fv !== '19.3.1') throw Error(E(527, Fv, '19.3.1'))
  G.findDOMNode = function (l) {
    var t = l._reactInternals
    if (t === void 0)
      throw typeof l.render == 'function'
        ? Error(E(188))
        : ((l = Object.keys(l).join(',')), Error(E(268, l)))
    return ((l = Ud(t)), (l = l !== null ? ly(l) : null), (l = l === null ? null : l.stateNode), l)
  }
  var US = {
    bundleType: 0,
    version: '19.3.1',
    rendererPackageName: 'react-dom',
    currentDispatcherRef: A,
    reconcilerVersion: '19.3.1',
  }
  if (
    typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < 'u' &&
    ((Wa = __REACT_DEVTOOLS_GLOBAL_HOOK__), !Wa.isDisabled && Wa.supportsFiber)
  )
    try {
      ;((Hn = Wa.inject(US)), (jl = Wa))
    } catch {}
  var Wa
  Uf.createRoot = function (l, t) {
    if (!Iv(l)) throw Error(E(299))
    var u = !1,
      a = '',
      n = Ho,
      e = Ro,
      f = Yo
    return (
      t != null &&
        (t.unstable_strictMode === !0 && (u = !0),
        t.identifierPrefix !== void 0 && (a = t.identifierPrefix),
        t.onUncaughtError !== void 0 && (n = t.onUncaughtError),
        t.onCaughtError !== void 0 && (e = t.onCaughtError),
        t.onRecoverableError !== void 0 && (f = t.onRecoverableError)),
      (t = Km(l, 1, !1, null, null, u, a, null, n, e, f, Im)),
      (l[Ra] = t.current),
      A0(l),
      new Y0(t)
    )
  }
  Uf.hydrateRoot = function (l, t, u) {
    if (!Iv(l)) throw Error(E(299))
    var a = !1,
      n = '',
      e = Ho,
      f = Ro,
      c = Yo,
      i = null
    return (
      u != null &&
        (u.unstable_strictMode === !0 && (a = !0),
        u.identifierPrefix !== void 0 && (n = u.identifierPrefix),
        u.onUncaughtError !== void 0 && (e = u.onUncaughtError),
        u.onCaughtError !== void 0 && (f = u.onCaughtError),
        u.onRecoverableError !== void 0 && (c = u.onRecoverableError),
        u.formState !== void 0 && (i = u.formState)),
      (t = Km(l, 1, !0, t, u ?? null, a, n, i, e, f, c, Im)),
      (t.context = Jm(null)),
      (u = t.current),
      (a = Zl()),
      (a = Xi(a)),
      (n = tu(a)),
      (n.callback = null),
      uu(u, n, a),
      (u = a),
      (t.current.lanes = u),
      Yn(t, u),
      bt(t),
      (l[Ra] = t.current),
      A0(l),
      new Mf(t)
    )
  }
  Uf.version = '19.3.1'
})
var rS = ft((VS, ld) => {
  'use strict'
  function Pm() {
    if (!(
      typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ > 'u' ||
      typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE != 'function'
    ))
      try {
        __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(Pm)
      } catch (l) {
        console.error(l)
      }
  }
  ;(Pm(), (ld.exports = km()))
})
var ud = ft((rf) => {
  'use strict'
  var CS = Symbol.for('react.transitional.element'),
    HS = Symbol.for('react.fragment')
  function td(l, t, u) {
    var a = null
    if ((u !== void 0 && (a = '' + u), t.key !== void 0 && (a = '' + t.key), 'key' in t)) {
      u = {}
      for (var n in t) n !== 'key' && (u[n] = t[n])
    } else u = t
    return ((t = u.ref), { $$typeof: CS, type: l, key: a, ref: t !== void 0 ? t : null, props: u })
  }
  rf.Fragment = HS
  rf.jsx = td
  rf.jsxs = td
})
var RS = ft((xS, ad) => {
  'use strict'
  ad.exports = ud()
})
var LS = { crashed: 'This page crashed.', tryAgain: 'Try again' }
export { Xf as a, P0 as b, rS as c, LS as d, RS as e }
/*! For license information please see /assets/chunk-764faecc.js.LEGAL.txt */
/*! Licenses: licenses-07763ac3.txt */
