import { a as De } from '/assets/chunk-ba5e02ea.js'
function Yt(t) {
  let n = 0,
    e = () => {
      let r = n
      return (
        (n += 1),
        [t.id[r] ?? '', t.depth[r] ?? 0, t.heading[r] ?? '', t.prose[r] ?? '', t.names[r] ?? '']
      )
    }
  return t.pages.map(({ n: r, ...i }) => ({ ...i, s: Array.from({ length: r }, e) }))
}
var Le = /[\p{L}\p{N}_$@]+(?:[.'’-][\p{L}\p{N}_$]+)*/gu,
  Ne = /\p{M}/gu,
  Qe = /^[a-z]+$/,
  Ee = new Set(
    'a an and are as at be by can do does for from have how i if in into is it its my not of on or so than that the their then there this to up use using was we what when where which why will with you your'.split(
      ' ',
    ),
  )
function V(t) {
  let n = t.toLowerCase()
  return /^[\x00-\x7f]*$/.test(n) ? n : n.normalize('NFKD').replace(Ne, '')
}
function Ut(t) {
  return Ee.has(t)
}
function F(t) {
  if (t.length < 5 || /\d/.test(t))
    return t.length === 4 && t.endsWith('s') && !t.endsWith('ss') ? t.slice(0, -1) : t
  let [, n] = /^(.{4,}?)(?:at(?:ions?|es?|ed|ing)|ab(?:le|ility))$/.exec(t) ?? []
  return n !== void 0
    ? yt(n)
    : t.endsWith('ies')
      ? `${t.slice(0, -3)}y`
      : /(?:ch|sh|x|ss|z)es$/.test(t)
        ? t.slice(0, -2)
        : t.endsWith('ing') && t.length > 6
          ? Zt(t.slice(0, -3))
          : t.endsWith('ed') && t.length > 5
            ? Zt(t.slice(0, -2))
            : t.endsWith('s') && !/(?:ss|us|is)$/.test(t)
              ? yt(t.slice(0, -1))
              : yt(t)
}
var yt = (t) => (t.endsWith('e') && t.length > 4 ? t.slice(0, -1) : t)
function Zt(t) {
  return /([bdfglmnprt])\1$/.test(t) && !/(?:ll|ss)$/.test(t) ? t.slice(0, -1) : yt(t)
}
function wt(t) {
  return t
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((n) => n !== '')
    .map(V)
}
function xt(t) {
  if (Qe.test(t)) return [t]
  let n = wt(t)
  if (n.length < 2) return n
  let e = n.map((r, i) => n.slice(i).join(''))
  return [...new Set([...e, ...n])]
}
function D(t) {
  return t.match(Le) ?? []
}
function Z(t) {
  return wt(t).join('')
}
function He(t, n) {
  let e = wt(t)
  if (e.length < 2) return e
  let r = e.join('')
  return n.match(r, !0).some(({ quality: i }) => i > 0.75) ? [r] : e
}
function qt(t, n) {
  let e = D(t).map((u) => He(u, n)),
    r = e.flat(),
    i = r.filter((u) => !Ut(u)),
    s = i.length > 0 ? i : r,
    h = s.map((u, f) => ({ matches: n.match(u), covers: [f] })),
    o = s.flatMap((u, f) =>
      [2, 3].flatMap((a) => {
        let d = s.slice(f, f + a)
        if (d.length < a) return []
        let m = d.join(''),
          g = e.some((w) => w.length === a && w.join('') === m),
          p = n.match(m, !g).filter(({ quality: w }) => g || w >= 0.7)
        return p.length > 0 ? [{ matches: p, covers: d.map((w, y) => f + y) }] : []
      }),
    ),
    l = D(t).map(V),
    c = l.slice(1).map((u, f) => `${l[f] ?? ''} ${u}`)
  return { terms: [...h, ...o], words: s, joined: Z(t), pairs: c }
}
function bt(t, n, e) {
  let r = Math.min(n.length, t.length + e),
    i = [],
    s = Array.from({ length: r + 1 }, (o, l) => l)
  for (let o = 1; o <= t.length; o++) {
    let l = [o],
      c = o
    for (let u = 1; u <= r; u++) {
      let f = t[o - 1] === n[u - 1],
        a = Math.min((s[u] ?? 0) + 1, (l[u - 1] ?? 0) + 1, (s[u - 1] ?? 0) + (f ? 0 : 1))
      ;(o > 1 &&
        u > 1 &&
        t[o - 1] === n[u - 2] &&
        t[o - 2] === n[u - 1] &&
        (a = Math.min(a, (i[u - 2] ?? 0) + 1)),
        l.push(a),
        (c = Math.min(c, a)))
    }
    if (c > e) return { whole: e + 1, prefix: e + 1 }
    ;((i = s), (s = l))
  }
  return { whole: r === n.length ? (s[r] ?? e + 1) : e + 1, prefix: Math.min(...s) }
}
function te(t, n) {
  if (n.joined === '') return 0
  let e = t.isLead ? t.joinedTitle : t.joinedHeading,
    r = t.isLead ? 1 : 0.5
  if (e === n.joined) return 90 * r
  if (F(e) === F(n.joined)) return 40 * r
  if (n.joined.length < 3) return 0
  if (e.startsWith(n.joined)) return 20 * r * (n.joined.length / e.length)
  if (n.joined.length < 6 || e.length < 6) return 0
  let { whole: i, prefix: s } = bt(n.joined, e, 2)
  return (i <= 2 ? 18 - 8 * i : s <= 2 ? 14 - 4 * s : 0) * r
}
function ee(t, n) {
  let e = t.isLead ? t.joinedTitle : t.joinedHeading
  return n.get(e) ?? 0
}
function ne(t, n) {
  let e = new Map()
  return (
    t.forEach((r, i) => {
      for (let s = i + 1; s <= Math.min(t.length, i + 5); s++) {
        let h = n.slice(i, s).reduce((o, l) => o + l, 0)
        e.set(t.slice(i, s).join(''), (9 * h) / Math.sqrt(t.length))
      }
    }),
    e
  )
}
function ie(t, { pairs: n }) {
  return n.length < 2
    ? t
    : [
        ...t
          .slice(0, 60)
          .map(({ section: r, score: i }) => {
            let s = ` ${r.words()} `,
              h = n.filter((l) => s.includes(` ${l} `)).length,
              o = h === n.length && h > 2
            return { section: r, score: i * (1 + 0.72 * (h / n.length) ** 2 + (o ? 1 : 0)) }
          })
          .toSorted((r, i) => i.score - r.score),
        ...t.slice(60),
      ]
}
var x
function T(t, n, e) {
  let r = typeof e,
    i = typeof t
  if (r !== 'undefined') {
    if (i !== 'undefined') {
      if (e) {
        if (i === 'function' && r === i)
          return function (o) {
            return t(e(o))
          }
        if (((n = t.constructor), n === e.constructor)) {
          if (n === Array) return e.concat(t)
          if (n === Map) {
            var s = new Map(e)
            for (var h of t) s.set(h[0], h[1])
            return s
          }
          if (n === Set) {
            h = new Set(e)
            for (s of t.values()) h.add(s)
            return h
          }
        }
      }
      return t
    }
    return e
  }
  return i === 'undefined' ? n : t
}
function et(t, n) {
  return typeof t > 'u' ? n : t
}
function I() {
  return Object.create(null)
}
function L(t) {
  return typeof t == 'string'
}
function ft(t) {
  return typeof t == 'object'
}
function at(t, n) {
  if (L(n)) t = t[n]
  else for (let e = 0; t && e < n.length; e++) t = t[n[e]]
  return t
}
var Fe = /[^\p{L}\p{N}]+/u,
  Ke = /(\d{3})/g,
  Ve = /(\D)(\d{3})/g,
  Ge = /(\d{3})(\D)/g,
  re = /[\u0300-\u036f]/g
function gt(t = {}) {
  if (!this || this.constructor !== gt) return new gt(...arguments)
  if (arguments.length) for (t = 0; t < arguments.length; t++) this.assign(arguments[t])
  else this.assign(t)
}
x = gt.prototype
x.assign = function (t) {
  this.normalize = T(t.normalize, !0, this.normalize)
  let n = t.include,
    e = n || t.exclude || t.split,
    r
  if (e || e === '') {
    if (typeof e == 'object' && e.constructor !== RegExp) {
      let i = ''
      ;((r = !n),
        n || (i += '\\p{Z}'),
        e.letter && (i += '\\p{L}'),
        e.number && ((i += '\\p{N}'), (r = !!n)),
        e.symbol && (i += '\\p{S}'),
        e.punctuation && (i += '\\p{P}'),
        e.control && (i += '\\p{C}'),
        (e = e.char) && (i += typeof e == 'object' ? e.join('') : e))
      try {
        this.split = new RegExp('[' + (n ? '^' : '') + i + ']+', 'u')
      } catch {
        this.split = /\s+/
      }
    } else ((this.split = e), (r = e === !1 || 'a1a'.split(e).length < 2))
    this.numeric = T(t.numeric, r)
  } else {
    try {
      this.split = T(this.split, Fe)
    } catch {
      this.split = /\s+/
    }
    this.numeric = T(t.numeric, T(this.numeric, !0))
  }
  if (
    ((this.prepare = T(t.prepare, null, this.prepare)),
    (this.finalize = T(t.finalize, null, this.finalize)),
    (e = t.filter),
    (this.filter = typeof e == 'function' ? e : T(e && new Set(e), null, this.filter)),
    (this.dedupe = T(t.dedupe, !0, this.dedupe)),
    (this.matcher = T((e = t.matcher) && new Map(e), null, this.matcher)),
    (this.mapper = T((e = t.mapper) && new Map(e), null, this.mapper)),
    (this.stemmer = T((e = t.stemmer) && new Map(e), null, this.stemmer)),
    (this.replacer = T(t.replacer, null, this.replacer)),
    (this.minlength = T(t.minlength, 1, this.minlength)),
    (this.maxlength = T(t.maxlength, 1024, this.maxlength)),
    (this.rtl = T(t.rtl, !1, this.rtl)),
    (this.cache = e = T(t.cache, !0, this.cache)) &&
      ((this.F = null),
      (this.L = typeof e == 'number' ? e : 2e5),
      (this.B = new Map()),
      (this.D = new Map()),
      (this.I = this.H = 128)),
    (this.h = ''),
    (this.J = null),
    (this.A = ''),
    (this.K = null),
    this.matcher)
  )
    for (let i of this.matcher.keys()) this.h += (this.h ? '|' : '') + i
  if (this.stemmer) for (let i of this.stemmer.keys()) this.A += (this.A ? '|' : '') + i
  return this
}
x.addStemmer = function (t, n) {
  return (
    this.stemmer || (this.stemmer = new Map()),
    this.stemmer.set(t, n),
    (this.A += (this.A ? '|' : '') + t),
    (this.K = null),
    this.cache && q(this),
    this
  )
}
x.addFilter = function (t) {
  return (
    typeof t == 'function'
      ? (this.filter = t)
      : (this.filter || (this.filter = new Set()), this.filter.add(t)),
    this.cache && q(this),
    this
  )
}
x.addMapper = function (t, n) {
  return typeof t == 'object'
    ? this.addReplacer(t, n)
    : t.length > 1
      ? this.addMatcher(t, n)
      : (this.mapper || (this.mapper = new Map()),
        this.mapper.set(t, n),
        this.cache && q(this),
        this)
}
x.addMatcher = function (t, n) {
  return typeof t == 'object'
    ? this.addReplacer(t, n)
    : t.length < 2 && (this.dedupe || this.mapper)
      ? this.addMapper(t, n)
      : (this.matcher || (this.matcher = new Map()),
        this.matcher.set(t, n),
        (this.h += (this.h ? '|' : '') + t),
        (this.J = null),
        this.cache && q(this),
        this)
}
x.addReplacer = function (t, n) {
  return typeof t == 'string'
    ? this.addMatcher(t, n)
    : (this.replacer || (this.replacer = []), this.replacer.push(t, n), this.cache && q(this), this)
}
x.encode = function (t, n) {
  if (this.cache && t.length <= this.H)
    if (this.F) {
      if (this.B.has(t)) return this.B.get(t)
    } else this.F = setTimeout(q, 50, this)
  ;(this.normalize &&
    (typeof this.normalize == 'function'
      ? (t = this.normalize(t))
      : (t = re ? t.normalize('NFKD').replace(re, '').toLowerCase() : t.toLowerCase())),
    this.prepare && (t = this.prepare(t)),
    this.numeric &&
      t.length > 3 &&
      (t = t.replace(Ve, '$1 $2').replace(Ge, '$1 $2').replace(Ke, '$1 ')))
  let e = !(
      this.dedupe ||
      this.mapper ||
      this.filter ||
      this.matcher ||
      this.stemmer ||
      this.replacer
    ),
    r = [],
    i = I(),
    s,
    h,
    o = this.split || this.split === '' ? t.split(this.split) : [t]
  for (let c = 0, u, f; c < o.length; c++)
    if ((u = f = o[c]) && !(u.length < this.minlength || u.length > this.maxlength)) {
      if (n) {
        if (i[u]) continue
        i[u] = 1
      } else {
        if (s === u) continue
        s = u
      }
      if (e) r.push(u)
      else if (
        !this.filter ||
        (typeof this.filter == 'function' ? this.filter(u) : !this.filter.has(u))
      ) {
        if (this.cache && u.length <= this.I)
          if (this.F) {
            var l = this.D.get(u)
            if (l || l === '') {
              l && r.push(l)
              continue
            }
          } else this.F = setTimeout(q, 50, this)
        if (this.stemmer) {
          this.K || (this.K = new RegExp('(?!^)(' + this.A + ')$'))
          let a
          for (; a !== u && u.length > 2;)
            ((a = u), (u = u.replace(this.K, (d) => this.stemmer.get(d))))
        }
        if (u && (this.mapper || (this.dedupe && u.length > 1))) {
          l = ''
          for (let a = 0, d = '', m, g; a < u.length; a++)
            ((m = u.charAt(a)),
              (m === d && this.dedupe) ||
                ((g = this.mapper && this.mapper.get(m)) || g === ''
                  ? (g === d && this.dedupe) || !(d = g) || (l += g)
                  : (l += d = m)))
          u = l
        }
        if (
          (this.matcher &&
            u.length > 1 &&
            (this.J || (this.J = new RegExp('(' + this.h + ')', 'g')),
            (u = u.replace(this.J, (a) => this.matcher.get(a)))),
          u && this.replacer)
        )
          for (l = 0; u && l < this.replacer.length; l += 2)
            u = u.replace(this.replacer[l], this.replacer[l + 1])
        if (
          (this.cache &&
            f.length <= this.I &&
            (this.D.set(f, u),
            this.D.size > this.L && (this.D.clear(), (this.I = (this.I / 1.1) | 0))),
          u)
        ) {
          if (u !== f)
            if (n) {
              if (i[u]) continue
              i[u] = 1
            } else {
              if (h === u) continue
              h = u
            }
          r.push(u)
        }
      }
    }
  return (
    this.finalize && (r = this.finalize(r) || r),
    this.cache &&
      t.length <= this.H &&
      (this.B.set(t, r), this.B.size > this.L && (this.B.clear(), (this.H = (this.H / 1.1) | 0))),
    r
  )
}
function q(t) {
  ;((t.F = null), t.B.clear(), t.D.clear())
}
function Nt(t, n, e) {
  ;(e || (n || typeof t != 'object' ? typeof n == 'object' && ((e = n), (n = 0)) : (e = t)),
    e && ((t = e.query || t), (n = e.limit || n)))
  let r = '' + (n || 0)
  ;(e &&
    (r +=
      (e.offset || 0) +
      !!e.context +
      !!e.suggest +
      (e.resolve !== !1) +
      (e.resolution || this.resolution) +
      (e.boost || 0)),
    (t = ('' + t).toLowerCase()),
    this.cache || (this.cache = new tt()))
  let i = this.cache.get(t + r)
  if (!i) {
    let s = e && e.cache
    ;(s && (e.cache = !1), (i = this.search(t, n, e)), s && (e.cache = s), this.cache.set(t + r, i))
  }
  return i
}
function tt(t) {
  ;((this.limit = t && t !== !0 ? t : 1e3), (this.cache = new Map()), (this.h = ''))
}
tt.prototype.set = function (t, n) {
  ;(this.cache.set((this.h = t), n),
    this.cache.size > this.limit && this.cache.delete(this.cache.keys().next().value))
}
tt.prototype.get = function (t) {
  let n = this.cache.get(t)
  return (n && this.h !== t && (this.cache.delete(t), this.cache.set((this.h = t), n)), n)
}
tt.prototype.remove = function (t) {
  for (let n of this.cache) {
    let e = n[0]
    n[1].includes(t) && this.cache.delete(e)
  }
}
tt.prototype.clear = function () {
  ;(this.cache.clear(), (this.h = ''))
}
var se = { normalize: !1, numeric: !1, dedupe: !1 },
  St = {},
  Bt = new Map([
    ['b', 'p'],
    ['v', 'f'],
    ['w', 'f'],
    ['z', 's'],
    ['x', 's'],
    ['d', 't'],
    ['n', 'm'],
    ['c', 'k'],
    ['g', 'k'],
    ['j', 'k'],
    ['q', 'k'],
    ['i', 'e'],
    ['y', 'e'],
    ['u', 'o'],
  ]),
  oe = new Map([
    ['ae', 'a'],
    ['oe', 'o'],
    ['sh', 's'],
    ['kh', 'k'],
    ['th', 't'],
    ['ph', 'f'],
    ['pf', 'f'],
  ]),
  he = [/([^aeo])h(.)/g, '$1$2', /([aeo])h([^aeo]|$)/g, '$1$2', /(.)\1+/g, '$1'],
  le = {
    a: '',
    e: '',
    i: '',
    o: '',
    u: '',
    y: '',
    b: 1,
    f: 1,
    p: 1,
    v: 1,
    c: 2,
    g: 2,
    j: 2,
    k: 2,
    q: 2,
    s: 2,
    x: 2,
    z: 2,
    ß: 2,
    d: 3,
    t: 3,
    l: 4,
    m: 5,
    n: 5,
    r: 6,
  },
  me = {
    Exact: se,
    Default: St,
    Normalize: St,
    LatinBalance: { mapper: Bt },
    LatinAdvanced: { mapper: Bt, matcher: oe, replacer: he },
    LatinExtra: { mapper: Bt, replacer: he.concat([/(?!^)[aeo]/g, '']), matcher: oe },
    LatinSoundex: {
      dedupe: !1,
      include: { letter: !0 },
      finalize: function (t) {
        for (let e = 0; e < t.length; e++) {
          var n = t[e]
          let r = n.charAt(0),
            i = le[r]
          for (
            let s = 1, h;
            s < n.length &&
            ((h = n.charAt(s)),
            h === 'h' ||
              h === 'w' ||
              !(h = le[h]) ||
              h === i ||
              ((r += h), (i = h), r.length !== 4));
            s++
          );
          t[e] = r
        }
      },
    },
    CJK: { split: '' },
    LatinExact: se,
    LatinDefault: St,
    LatinSimple: St,
  }
function ce(t, n, e, r) {
  let i = []
  for (let s = 0, h; s < t.index.length; s++)
    if (((h = t.index[s]), n >= h.length)) n -= h.length
    else {
      n = h[r ? 'splice' : 'slice'](n, e)
      let o = n.length
      if (o && ((i = i.length ? i.concat(n) : n), (e -= o), r && (t.length -= o), !e)) break
      n = 0
    }
  return i
}
function st(t) {
  if (!this || this.constructor !== st) return new st(t)
  ;((this.index = t ? [t] : []), (this.length = t ? t.length : 0))
  let n = this
  return new Proxy([], {
    get(e, r) {
      if (r === 'length') return n.length
      if (r === 'push')
        return function (i) {
          ;(n.index[n.index.length - 1].push(i), n.length++)
        }
      if (r === 'pop')
        return function () {
          if (n.length) return (n.length--, n.index[n.index.length - 1].pop())
        }
      if (r === 'indexOf')
        return function (i) {
          let s = 0
          for (let h = 0, o, l; h < n.index.length; h++) {
            if (((o = n.index[h]), (l = o.indexOf(i)), l >= 0)) return s + l
            s += o.length
          }
          return -1
        }
      if (r === 'includes')
        return function (i) {
          for (let s = 0; s < n.index.length; s++) if (n.index[s].includes(i)) return !0
          return !1
        }
      if (r === 'slice')
        return function (i, s) {
          return ce(n, i || 0, s || n.length, !1)
        }
      if (r === 'splice')
        return function (i, s) {
          return ce(n, i || 0, s || n.length, !0)
        }
      if (r === 'constructor') return Array
      if (typeof r != 'symbol') return (e = n.index[(r / 2 ** 31) | 0]) && e[r]
    },
    set(e, r, i) {
      return ((e = (r / 2 ** 31) | 0), ((n.index[e] || (n.index[e] = []))[r] = i), n.length++, !0)
    },
  })
}
st.prototype.clear = function () {
  this.index.length = 0
}
st.prototype.push = function () {}
function N(t = 8) {
  if (!this || this.constructor !== N) return new N(t)
  ;((this.index = I()),
    (this.h = []),
    (this.size = 0),
    t > 32 ? ((this.B = we), (this.A = BigInt(t))) : ((this.B = ye), (this.A = t)))
}
N.prototype.get = function (t) {
  let n = this.index[this.B(t)]
  return n && n.get(t)
}
N.prototype.set = function (t, n) {
  var e = this.B(t)
  let r = this.index[e]
  r
    ? ((e = r.size), r.set(t, n), (e -= r.size) && this.size++)
    : ((this.index[e] = r = new Map([[t, n]])), this.h.push(r), this.size++)
}
function Q(t = 8) {
  if (!this || this.constructor !== Q) return new Q(t)
  ;((this.index = I()),
    (this.h = []),
    (this.size = 0),
    t > 32 ? ((this.B = we), (this.A = BigInt(t))) : ((this.B = ye), (this.A = t)))
}
Q.prototype.add = function (t) {
  var n = this.B(t)
  let e = this.index[n]
  e
    ? ((n = e.size), e.add(t), (n -= e.size) && this.size++)
    : ((this.index[n] = e = new Set([t])), this.h.push(e), this.size++)
}
x = N.prototype
x.has = Q.prototype.has = function (t) {
  let n = this.index[this.B(t)]
  return n && n.has(t)
}
x.delete = Q.prototype.delete = function (t) {
  let n = this.index[this.B(t)]
  n && n.delete(t) && this.size--
}
x.clear = Q.prototype.clear = function () {
  ;((this.index = I()), (this.h = []), (this.size = 0))
}
x.values = Q.prototype.values = function* () {
  for (let t = 0; t < this.h.length; t++) for (let n of this.h[t].values()) yield n
}
x.keys = Q.prototype.keys = function* () {
  for (let t = 0; t < this.h.length; t++) for (let n of this.h[t].keys()) yield n
}
x.entries = Q.prototype.entries = function* () {
  for (let t = 0; t < this.h.length; t++) for (let n of this.h[t].entries()) yield n
}
function ye(t) {
  let n = 2 ** this.A - 1
  if (typeof t == 'number') return t & n
  let e = 0,
    r = this.A + 1
  for (let i = 0; i < t.length; i++) e = ((e * r) ^ t.charCodeAt(i)) & n
  return this.A === 32 ? e + 2 ** 31 : e
}
function we(t) {
  let n = BigInt(2) ** this.A - BigInt(1)
  var e = typeof t
  if (e === 'bigint') return t & n
  if (e === 'number') return BigInt(t) & n
  e = BigInt(0)
  let r = this.A + BigInt(1)
  for (let i = 0; i < t.length; i++) e = ((e * r) ^ BigInt(t.charCodeAt(i))) & n
  return e
}
var nt, ut
async function Je(t) {
  t = t.data
  var n = t.task
  let e = t.id,
    r = t.args
  if (n === 'init')
    ((ut = t.options || {}),
      (n = t.factory)
        ? (Function('return ' + n)()(self),
          (nt = new self.FlexSearch.Index(ut)),
          delete self.FlexSearch)
        : (nt = new E(ut)),
      postMessage({ id: e }))
  else {
    let i
    ;(n === 'export' && (r[1] ? ((r[0] = ut.export), (r[2] = 0), (r[3] = 1)) : (r = null)),
      n === 'import'
        ? r[0] && ((t = await ut.import.call(nt, r[0])), nt.import(r[0], t))
        : ((i = r && nt[n].apply(nt, r)) && i.then && (i = await i),
          i && i.await && (i = await i.await),
          n === 'search' && i.result && (i = i.result)),
      postMessage(n === 'search' ? { id: e, msg: i } : { id: e }))
  }
}
function Qt(t) {
  ;(it.call(t, 'add'),
    it.call(t, 'append'),
    it.call(t, 'search'),
    it.call(t, 'update'),
    it.call(t, 'remove'),
    it.call(t, 'searchCache'))
}
var Tt, ue, vt
function Xe() {
  Tt = vt = 0
}
function it(t) {
  this[t + 'Async'] = function () {
    let n = arguments
    var e = n[n.length - 1]
    let r
    if (
      (typeof e == 'function' && ((r = e), delete n[n.length - 1]),
      Tt
        ? vt || (vt = Date.now() - ue >= this.priority * this.priority * 3)
        : ((Tt = setTimeout(Xe, 0)), (ue = Date.now())),
      vt)
    ) {
      let s = this
      return new Promise((h) => {
        setTimeout(function () {
          h(s[t + 'Async'].apply(s, n))
        }, 0)
      })
    }
    let i = this[t].apply(this, n)
    return ((e = i.then ? i : new Promise((s) => s(i))), r && e.then(r), e)
  }
}
var G = 0
function ot(t = {}, n) {
  function e(o) {
    function l(c) {
      c = c.data || c
      let u = c.id,
        f = u && s.h[u]
      f && (f(c.msg), delete s.h[u])
    }
    if (((this.worker = o), (this.h = I()), this.worker))
      return (
        i ? this.worker.on('message', l) : (this.worker.onmessage = l),
        t.config
          ? new Promise(function (c) {
              ;(G > 1e9 && (G = 0),
                (s.h[++G] = function () {
                  c(s)
                }),
                s.worker.postMessage({ id: G, task: 'init', factory: r, options: t }))
            })
          : ((this.priority = t.priority || 4),
            (this.encoder = n || null),
            this.worker.postMessage({ task: 'init', factory: r, options: t }),
            this)
      )
  }
  if (!this || this.constructor !== ot) return new ot(t)
  let r = typeof self < 'u' ? self._factory : typeof window < 'u' ? window._factory : null
  r && (r = r.toString())
  let i = typeof window > 'u',
    s = this,
    h = Ye(r, i, t.worker)
  return h.then
    ? h.then(function (o) {
        return e.call(s, o)
      })
    : e.call(this, h)
}
J('add')
J('append')
J('search')
J('update')
J('remove')
J('clear')
J('export')
J('import')
ot.prototype.searchCache = Nt
Qt(ot.prototype)
function J(t) {
  ot.prototype[t] = function () {
    let n = this,
      e = [].slice.call(arguments)
    var r = e[e.length - 1]
    let i
    return (
      typeof r == 'function' && ((i = r), e.pop()),
      (r = new Promise(function (s) {
        ;(t === 'export' && typeof e[0] == 'function' && (e[0] = null),
          G > 1e9 && (G = 0),
          (n.h[++G] = s),
          n.worker.postMessage({ task: t, id: G, args: e }))
      })),
      i ? (r.then(i), this) : r
    )
  }
}
function Ye(t, n, e) {
  return n
    ? typeof module < 'u'
      ? new (De().Worker)(__dirname + '/worker/node.js')
      : import('/assets/worker_threads-a8c2c0fc.js').then(function (r) {
          return new r.Worker(import.meta.dirname + '/node/node.mjs')
        })
    : t
      ? new window.Worker(
          URL.createObjectURL(
            new Blob(['onmessage=' + Je.toString()], { type: 'text/javascript' }),
          ),
        )
      : new window.Worker(
          typeof e == 'string'
            ? e
            : import.meta.url
                .replace('/worker.js', '/worker/worker.js')
                .replace('flexsearch.bundle.module.min.js', 'module/worker/worker.js')
                .replace('flexsearch.bundle.module.min.mjs', 'module/worker/worker.js'),
          { type: 'module' },
        )
}
ht.prototype.add = function (t, n, e) {
  if ((ft(t) && ((n = t), (t = at(n, this.key))), n && (t || t === 0))) {
    if (!e && this.reg.has(t)) return this.update(t, n)
    for (let o = 0, l; o < this.field.length; o++) {
      l = this.B[o]
      var r = this.index.get(this.field[o])
      if (typeof l == 'function') {
        var i = l(n)
        i && r.add(t, i, e, !0)
      } else
        ((i = l.G),
          (!i || i(n)) &&
            (l.constructor === String ? (l = ['' + l]) : L(l) && (l = [l]),
            Ct(n, l, this.D, 0, r, t, l[0], e)))
    }
    if (this.tag)
      for (r = 0; r < this.A.length; r++) {
        var s = this.A[r]
        i = this.tag.get(this.F[r])
        let o = I()
        if (typeof s == 'function') {
          if (((s = s(n)), !s)) continue
        } else {
          var h = s.G
          if (h && !h(n)) continue
          ;(s.constructor === String && (s = '' + s), (s = at(n, s)))
        }
        if (i && s) {
          L(s) && (s = [s])
          for (let l = 0, c, u; l < s.length; l++)
            if (
              ((c = s[l]),
              !o[c] &&
                ((o[c] = 1), (h = i.get(c)) ? (u = h) : i.set(c, (u = [])), !e || !u.includes(t)))
            ) {
              if (u.length === 2 ** 31 - 1) {
                if (((h = new st(u)), this.fastupdate))
                  for (let f of this.reg.values()) f.includes(u) && (f[f.indexOf(u)] = h)
                i.set(c, (u = h))
              }
              ;(u.push(t),
                this.fastupdate && ((h = this.reg.get(t)) ? h.push(u) : this.reg.set(t, [u])))
            }
        }
      }
    if (this.store && (!e || !this.store.has(t))) {
      let o
      if (this.h) {
        o = I()
        for (let l = 0, c; l < this.h.length; l++) {
          if (((c = this.h[l]), (e = c.G) && !e(n))) continue
          let u
          if (typeof c == 'function') {
            if (((u = c(n)), !u)) continue
            c = [c.O]
          } else if (L(c) || c.constructor === String) {
            o[c] = n[c]
            continue
          }
          Wt(n, o, c, 0, c[0], u)
        }
      }
      this.store.set(t, o || n)
    }
    this.worker && (this.fastupdate || this.reg.add(t))
  }
  return this
}
function Wt(t, n, e, r, i, s) {
  if (((t = t[i]), r === e.length - 1)) n[i] = s || t
  else if (t)
    if (t.constructor === Array)
      for (n = n[i] = Array(t.length), i = 0; i < t.length; i++) Wt(t, n, e, r, i)
    else ((n = n[i] || (n[i] = I())), (i = e[++r]), Wt(t, n, e, r, i))
}
function Ct(t, n, e, r, i, s, h, o) {
  if ((t = t[h]))
    if (r === n.length - 1) {
      if (t.constructor === Array) {
        if (e[r]) {
          for (n = 0; n < t.length; n++) i.add(s, t[n], !0, !0)
          return
        }
        t = t.join(' ')
      }
      i.add(s, t, o, !0)
    } else if (t.constructor === Array) for (h = 0; h < t.length; h++) Ct(t, n, e, r, i, s, h, o)
    else ((h = n[++r]), Ct(t, n, e, r, i, s, h, o))
}
function Et(t, n, e, r) {
  if (!t.length) return t
  if (t.length === 1)
    return ((t = t[0]), (t = e || t.length > n ? t.slice(e, e + n) : t), r ? rt.call(this, t) : t)
  let i = []
  for (let s = 0, h, o; s < t.length; s++)
    if ((h = t[s]) && (o = h.length)) {
      if (e) {
        if (e >= o) {
          e -= o
          continue
        }
        ;((h = h.slice(e, e + n)), (o = h.length), (e = 0))
      }
      if ((o > n && ((h = h.slice(0, n)), (o = n)), !i.length && o >= n))
        return r ? rt.call(this, h) : h
      if ((i.push(h), (n -= o), !n)) break
    }
  return ((i = i.length > 1 ? [].concat.apply([], i) : i[0]), r ? rt.call(this, i) : i)
}
function It(t, n, e, r) {
  var i = r[0]
  if (i[0] && i[0].query) return t[n].apply(t, i)
  if (!((n !== 'and' && n !== 'not') || t.result.length || t.await || i.suggest))
    return (r.length > 1 && (i = r[r.length - 1]), (r = i.resolve) ? t.await || t.result : t)
  let s = [],
    h = 0,
    o = 0,
    l,
    c,
    u,
    f,
    a
  for (n = 0; n < r.length; n++)
    if ((i = r[n])) {
      var d = void 0
      if (i.constructor === $) d = i.await || i.result
      else if (i.then || i.constructor === Array) d = i
      else {
        ;((h = i.limit || 0),
          (o = i.offset || 0),
          (u = i.suggest),
          (c = i.resolve),
          (l = ((f = i.highlight || t.highlight) || i.enrich) && c),
          (d = i.queue))
        let m = i.async || d,
          g = i.index,
          p = i.query
        if ((g ? t.index || (t.index = g) : (g = t.index), p || i.tag)) {
          let w = i.field || i.pluck
          if (
            (w &&
              (!p || (t.query && !f) || ((t.query = p), (t.field = w), (t.highlight = f)),
              (g = g.index.get(w))),
            d && (a || t.await))
          ) {
            a = 1
            let y,
              k = t.C.length,
              R = new Promise(function (O) {
                y = O
              })
            ;((function (O, j) {
              R.h = function () {
                ;((j.index = null), (j.resolve = !1))
                let M = m ? O.searchAsync(j) : O.search(j)
                return M.then
                  ? M.then(function (b) {
                      return ((t.C[k] = b = b.result || b), y(b), b)
                    })
                  : ((M = M.result || M), y(M), M)
              }
            })(g, Object.assign({}, i)),
              t.C.push(R),
              (s[n] = R))
            continue
          } else
            ((i.resolve = !1),
              (i.index = null),
              (d = m ? g.searchAsync(i) : g.search(i)),
              (i.resolve = c),
              (i.index = g))
        } else if (i.and) d = kt(i, 'and', g)
        else if (i.or) d = kt(i, 'or', g)
        else if (i.not) d = kt(i, 'not', g)
        else if (i.xor) d = kt(i, 'xor', g)
        else continue
      }
      ;(d.await
        ? ((a = 1), (d = d.await))
        : d.then
          ? ((a = 1),
            (d = d.then(function (m) {
              return m.result || m
            })))
          : (d = d.result || d),
        (s[n] = d))
    }
  if (
    (a &&
      !t.await &&
      (t.await = new Promise(function (m) {
        t.return = m
      })),
    a)
  ) {
    let m = Promise.all(s).then(function (g) {
      for (let p = 0; p < t.C.length; p++)
        if (t.C[p] === m) {
          t.C[p] = function () {
            return e.call(t, g, h, o, l, c, u, f)
          }
          break
        }
      Ht(t)
    })
    t.C.push(m)
  } else if (t.await)
    t.C.push(function () {
      return e.call(t, s, h, o, l, c, u, f)
    })
  else return e.call(t, s, h, o, l, c, u, f)
  return c ? t.await || t.result : t
}
function kt(t, n, e) {
  t = t[n]
  let r = t[0] || t
  return (
    r.index || (r.index = e),
    (e = new $(r)),
    t.length > 1 && (e = e[n].apply(e, t.slice(1))),
    e
  )
}
$.prototype.or = function () {
  return It(this, 'or', Ze, arguments)
}
function Ze(t, n, e, r, i, s, h) {
  return (
    t.length &&
      (this.result.length && t.push(this.result),
      t.length < 2 ? (this.result = t[0]) : ((this.result = xe(t, n, e, !1, this.h)), (e = 0))),
    i && (this.await = null),
    i ? this.resolve(n, e, r, h) : this
  )
}
$.prototype.and = function () {
  return It(this, 'and', Ue, arguments)
}
function Ue(t, n, e, r, i, s, h) {
  if (!s && !this.result.length) return i ? this.result : this
  let o
  if (t.length)
    if ((this.result.length && t.unshift(this.result), t.length < 2)) this.result = t[0]
    else {
      let l = 0
      for (let c = 0, u, f; c < t.length; c++)
        if ((u = t[c]) && (f = u.length)) l < f && (l = f)
        else if (!s) {
          l = 0
          break
        }
      l ? ((this.result = Rt(t, l, n, e, s, this.h, i)), (o = !0)) : (this.result = [])
    }
  else s || (this.result = t)
  return (i && (this.await = null), i ? this.resolve(n, e, r, h, o) : this)
}
$.prototype.xor = function () {
  return It(this, 'xor', qe, arguments)
}
function qe(t, n, e, r, i, s, h) {
  if (t.length)
    if ((this.result.length && t.unshift(this.result), t.length < 2)) this.result = t[0]
    else {
      t: {
        s = e
        var o = this.h
        let l = [],
          c = I(),
          u = 0
        for (let f = 0, a; f < t.length; f++)
          if ((a = t[f])) {
            u < a.length && (u = a.length)
            for (let d = 0, m; d < a.length; d++)
              if ((m = a[d]))
                for (let g = 0, p; g < m.length; g++) ((p = m[g]), (c[p] = c[p] ? 2 : 1))
          }
        for (let f = 0, a, d = 0; f < u; f++)
          for (let m = 0, g; m < t.length; m++)
            if ((g = t[m]) && (a = g[f])) {
              for (let p = 0, w; p < a.length; p++)
                if (((w = a[p]), c[w] === 1))
                  if (s) s--
                  else if (i) {
                    if ((l.push(w), l.length === n)) {
                      t = l
                      break t
                    }
                  } else {
                    let y = f + (m ? o : 0)
                    if ((l[y] || (l[y] = []), l[y].push(w), ++d === n)) {
                      t = l
                      break t
                    }
                  }
            }
        t = l
      }
      ;((this.result = t), (o = !0))
    }
  else s || (this.result = t)
  return (i && (this.await = null), i ? this.resolve(n, e, r, h, o) : this)
}
$.prototype.not = function () {
  return It(this, 'not', tn, arguments)
}
function tn(t, n, e, r, i, s, h) {
  if (!s && !this.result.length) return i ? this.result : this
  if (t.length && this.result.length) {
    t: {
      s = e
      var o = []
      t = new Set(t.flat().flat())
      for (let l = 0, c, u = 0; l < this.result.length; l++)
        if ((c = this.result[l])) {
          for (let f = 0, a; f < c.length; f++)
            if (((a = c[f]), !t.has(a))) {
              if (s) s--
              else if (i) {
                if ((o.push(a), o.length === n)) {
                  t = o
                  break t
                }
              } else if ((o[l] || (o[l] = []), o[l].push(a), ++u === n)) {
                t = o
                break t
              }
            }
        }
      t = o
    }
    ;((this.result = t), (o = !0))
  }
  return (i && (this.await = null), i ? this.resolve(n, e, r, h, o) : this)
}
function jt(t, n, e, r, i) {
  let s, h, o
  ;(typeof i == 'string' ? ((s = i), (i = '')) : (s = i.template),
    (h = s.indexOf('$1')),
    (o = s.substring(h + 2)),
    (h = s.substring(0, h)))
  let l = i && i.boundary,
    c = !i || i.clip !== !1,
    u = i && i.merge && o && h && new RegExp(o + ' ' + h, 'g')
  i = i && i.ellipsis
  var f = 0
  if (typeof i == 'object') {
    var a = i.template
    ;((f = a.length - 2), (i = i.pattern))
  }
  ;(typeof i != 'string' && (i = i === !1 ? '' : '...'),
    f && (i = a.replace('$1', i)),
    (a = i.length - f))
  let d, m
  ;(typeof l == 'object' &&
    ((d = l.before), d === 0 && (d = -1), (m = l.after), m === 0 && (m = -1), (l = l.total || 9e5)),
    (f = new Map()))
  for (let Pt = 0, Y, Xt, lt; Pt < n.length; Pt++) {
    let ct
    if (r) ((ct = n), (lt = r))
    else {
      var g = n[Pt]
      if (((lt = g.field), !lt)) continue
      ct = g.result
    }
    ;((Xt = e.get(lt)),
      (Y = Xt.encoder),
      (g = f.get(Y)),
      typeof g != 'string' && ((g = Y.encode(t)), f.set(Y, g)))
    for (let pt = 0; pt < ct.length; pt++) {
      var p = ct[pt].doc
      if (!p || ((p = at(p, lt)), !p)) continue
      var w = p.trim().split(/\s+/)
      if (!w.length) continue
      p = ''
      var y = []
      let mt = []
      for (var k = -1, R = -1, O = 0, j = 0; j < w.length; j++) {
        var M = w[j],
          b = Y.encode(M)
        b = b.length > 1 ? b.join(' ') : b[0]
        let S
        if (b && M) {
          for (
            var v = M.length,
              P = (Y.split ? M.replace(Y.split, '') : M).length - b.length,
              A = '',
              z = 0,
              W = 0;
            W < g.length;
            W++
          ) {
            var C = g[W]
            if (C) {
              var B = C.length
              ;((B += P < 0 ? 0 : P),
                (z && B <= z) ||
                  ((C = b.indexOf(C)),
                  C > -1 &&
                    ((A =
                      (C ? M.substring(0, C) : '') +
                      h +
                      M.substring(C, C + B) +
                      o +
                      (C + B < v ? M.substring(C + B) : '')),
                    (z = B),
                    (S = !0))))
            }
          }
          A &&
            (l &&
              (k < 0 && (k = p.length + (p ? 1 : 0)),
              (R = p.length + (p ? 1 : 0) + A.length),
              (O += v),
              mt.push(y.length),
              y.push({ match: A })),
            (p += (p ? ' ' : '') + A))
        }
        if (!S) ((M = w[j]), (p += (p ? ' ' : '') + M), l && y.push({ text: M }))
        else if (l && O >= l) break
      }
      if (((O = mt.length * (s.length - 2)), d || m || (l && p.length - O > l)))
        if (((O = l + O - a * 2), (j = R - k), d > 0 && (j += d), m > 0 && (j += m), j <= O))
          ((w = d ? k - (d > 0 ? d : 0) : k - (((O - j) / 2) | 0)),
            (y = m ? R + (m > 0 ? m : 0) : w + O),
            c ||
              (w > 0 &&
                p.charAt(w) !== ' ' &&
                p.charAt(w - 1) !== ' ' &&
                ((w = p.indexOf(' ', w)), w < 0 && (w = 0)),
              y < p.length &&
                p.charAt(y - 1) !== ' ' &&
                p.charAt(y) !== ' ' &&
                ((y = p.lastIndexOf(' ', y)), y < R ? (y = R) : ++y)),
            (p = (w ? i : '') + p.substring(w, y) + (y < p.length ? i : '')))
        else {
          for (R = [], k = {}, O = {}, j = {}, M = {}, b = {}, A = P = v = 0, W = z = 1; ;) {
            var H = void 0
            for (let S = 0, _; S < mt.length; S++) {
              if (((_ = mt[S]), A))
                if (P !== A) {
                  if (j[S + 1]) continue
                  if (((_ += A), k[_])) {
                    ;((v -= a), (O[S + 1] = 1), (j[S + 1] = 1))
                    continue
                  }
                  if (_ >= y.length - 1) {
                    if (_ >= y.length) {
                      ;((j[S + 1] = 1), _ >= w.length && (O[S + 1] = 1))
                      continue
                    }
                    v -= a
                  }
                  if (((p = y[_].text), (B = m && b[S])))
                    if (B > 0) {
                      if (p.length > B)
                        if (((j[S + 1] = 1), c)) p = p.substring(0, B)
                        else continue
                      ;((B -= p.length) || (B = -1), (b[S] = B))
                    } else {
                      j[S + 1] = 1
                      continue
                    }
                  if (v + p.length + 1 <= l) ((p = ' ' + p), (R[S] += p))
                  else if (c)
                    ((H = l - v - 1),
                      H > 0 && ((p = ' ' + p.substring(0, H)), (R[S] += p)),
                      (j[S + 1] = 1))
                  else {
                    j[S + 1] = 1
                    continue
                  }
                } else {
                  if (j[S]) continue
                  if (((_ -= P), k[_])) {
                    ;((v -= a), (j[S] = 1), (O[S] = 1))
                    continue
                  }
                  if (_ <= 0) {
                    if (_ < 0) {
                      ;((j[S] = 1), (O[S] = 1))
                      continue
                    }
                    v -= a
                  }
                  if (((p = y[_].text), (B = d && M[S])))
                    if (B > 0) {
                      if (p.length > B)
                        if (((j[S] = 1), c)) p = p.substring(p.length - B)
                        else continue
                      ;((B -= p.length) || (B = -1), (M[S] = B))
                    } else {
                      j[S] = 1
                      continue
                    }
                  if (v + p.length + 1 <= l) ((p += ' '), (R[S] = p + R[S]))
                  else if (c)
                    ((H = p.length + 1 - (l - v)),
                      H >= 0 && H < p.length && ((p = p.substring(H) + ' '), (R[S] = p + R[S])),
                      (j[S] = 1))
                  else {
                    j[S] = 1
                    continue
                  }
                }
              else {
                ;((p = y[_].match), d && (M[S] = d), m && (b[S] = m), S && v++)
                let _t
                if (
                  (_ ? !S && a && (v += a) : ((O[S] = 1), (j[S] = 1)),
                  _ >= w.length - 1 || (_ < y.length - 1 && y[_ + 1].match)
                    ? (_t = 1)
                    : a && (v += a),
                  (v -= s.length - 2),
                  !S || v + p.length <= l)
                )
                  R[S] = p
                else {
                  H = z = W = O[S] = 0
                  break
                }
                _t && ((O[S + 1] = 1), (j[S + 1] = 1))
              }
              ;((v += p.length), (H = k[_] = 1))
            }
            if (H) P === A ? A++ : P++
            else {
              if ((P === A ? (z = 0) : (W = 0), !z && !W)) break
              z ? (P++, (A = P)) : A++
            }
          }
          p = ''
          for (let S = 0, _; S < R.length; S++)
            ((_ = (O[S] ? (S ? ' ' : '') : (S && !i ? ' ' : '') + i) + R[S]), (p += _))
          i && !O[R.length] && (p += i)
        }
      ;(u && (p = p.replace(u, ' ')), (ct[pt].highlight = p))
    }
    if (r) break
  }
  return n
}
function $(t, n) {
  if (!this || this.constructor !== $) return new $(t, n)
  let e = 0,
    r,
    i,
    s,
    h,
    o,
    l
  if (t && t.index) {
    let c = t
    if (((n = c.index), (e = c.boost || 0), (i = c.query))) {
      ;((s = c.field || c.pluck), (h = c.highlight))
      let u = c.resolve
      ;((t = c.async || c.queue),
        (c.resolve = !1),
        (c.index = null),
        (t = t ? n.searchAsync(c) : n.search(c)),
        (c.resolve = u),
        (c.index = n),
        (t = t.result || t))
    } else t = []
  }
  if (t && t.then) {
    let c = this
    ;((t = t.then(function (u) {
      ;((c.C[0] = c.result = u.result || u), Ht(c))
    })),
      (r = [t]),
      (t = []),
      (o = new Promise(function (u) {
        l = u
      })))
  }
  ;((this.index = n || null),
    (this.result = t || []),
    (this.h = e),
    (this.C = r || []),
    (this.await = o || null),
    (this.return = l || null),
    (this.highlight = h || null),
    (this.query = i || ''),
    (this.field = s || ''))
}
x = $.prototype
x.limit = function (t) {
  if (this.await) {
    let n = this
    this.C.push(function () {
      return n.limit(t).result
    })
  } else if (this.result.length) {
    let n = []
    for (let e = 0, r; e < this.result.length; e++)
      if ((r = this.result[e]))
        if (r.length <= t) {
          if (((n[e] = r), (t -= r.length), !t)) break
        } else {
          n[e] = r.slice(0, t)
          break
        }
    this.result = n
  }
  return this
}
x.offset = function (t) {
  if (this.await) {
    let n = this
    this.C.push(function () {
      return n.offset(t).result
    })
  } else if (this.result.length) {
    let n = []
    for (let e = 0, r; e < this.result.length; e++)
      (r = this.result[e]) && (r.length <= t ? (t -= r.length) : ((n[e] = r.slice(t)), (t = 0)))
    this.result = n
  }
  return this
}
x.boost = function (t) {
  if (this.await) {
    let n = this
    this.C.push(function () {
      return n.boost(t).result
    })
  } else this.h += t
  return this
}
function Ht(t, n) {
  let e = t.result
  var r = t.await
  t.await = null
  for (let i = 0, s; i < t.C.length; i++)
    if ((s = t.C[i])) {
      if (typeof s == 'function') ((e = s()), (t.C[i] = e = e.result || e), i--)
      else if (s.h) ((e = s.h()), (t.C[i] = e = e.result || e), i--)
      else if (s.then) return (t.await = r)
    }
  return ((r = t.return), (t.C = []), (t.return = null), n || r(e), e)
}
x.resolve = function (t, n, e, r, i) {
  let s = this.await ? Ht(this, !0) : this.result
  if (s.then) {
    let h = this
    return s.then(function () {
      return h.resolve(t, n, e, r, i)
    })
  }
  return (
    s.length &&
      (typeof t == 'object'
        ? ((r = t.highlight || this.highlight),
          (e = !!r || t.enrich),
          (n = t.offset),
          (t = t.limit))
        : ((r = r || this.highlight), (e = !!r || e)),
      (s = i ? (e ? rt.call(this.index, s) : s) : Et.call(this.index, s, t || 100, n, e))),
    this.finalize(s, r)
  )
}
x.finalize = function (t, n) {
  if (t.then) {
    let r = this
    return t.then(function (i) {
      return r.finalize(i, n)
    })
  }
  n && t.length && this.query && (t = jt(this.query, t, this.index.index, this.field, n))
  let e = this.return
  return (
    (this.highlight = this.index = this.result = this.C = this.await = this.return = null),
    (this.query = this.field = ''),
    e && e(t),
    t
  )
}
function Rt(t, n, e, r, i, s, h) {
  let o = t.length,
    l = [],
    c,
    u
  c = I()
  for (let f = 0, a, d, m, g; f < n; f++)
    for (let p = 0; p < o; p++)
      if (((m = t[p]), f < m.length && (a = m[f])))
        for (let w = 0; w < a.length; w++) {
          if (
            ((d = a[w]), (u = c[d]) ? c[d]++ : ((u = 0), (c[d] = 1)), (g = l[u] || (l[u] = [])), !h)
          ) {
            let y = f + (p || !i ? 0 : s || 0)
            g = g[y] || (g[y] = [])
          }
          if ((g.push(d), h && e && u === o - 1 && g.length - r === e)) return r ? g.slice(r) : g
        }
  if ((t = l.length))
    if (i)
      l =
        l.length > 1
          ? xe(l, e, r, h, s)
          : ((l = l[0]) && e && l.length > e) || r
            ? l.slice(r, e + r)
            : l
    else {
      if (t < o) return []
      if (((l = l[t - 1]), e || r))
        if (h) (l.length > e || r) && (l = l.slice(r, e + r))
        else {
          i = []
          for (let f = 0, a; f < l.length; f++)
            if ((a = l[f])) {
              if (r && a.length > r) r -= a.length
              else if (
                (((e && a.length > e) || r) &&
                  ((a = a.slice(r, e + r)), (e -= a.length), r && (r -= a.length)),
                i.push(a),
                !e)
              )
                break
            }
          l = i
        }
    }
  return l
}
function xe(t, n, e, r, i) {
  let s = [],
    h = I(),
    o
  var l = t.length
  let c
  if (r) {
    for (i = l - 1; i >= 0; i--)
      if ((c = (r = t[i]) && r.length)) {
        for (l = 0; l < c; l++)
          if (((o = r[l]), !h[o])) {
            if (((h[o] = 1), e)) e--
            else if ((s.push(o), s.length === n)) return s
          }
      }
  } else
    for (let u = l - 1, f, a = 0; u >= 0; u--) {
      f = t[u]
      for (let d = 0; d < f.length; d++)
        if ((c = (r = f[d]) && r.length)) {
          for (let m = 0; m < c; m++)
            if (((o = r[m]), !h[o]))
              if (((h[o] = 1), e)) e--
              else {
                let g = ((d + ((u < l - 1 && i) || 0)) / (u + 1)) | 0
                if (((s[g] || (s[g] = [])).push(o), ++a === n)) return s
              }
        }
    }
  return s
}
function en(t, n, e, r, i) {
  let s = I(),
    h = []
  for (let o = 0, l; o < n.length; o++) {
    l = n[o]
    for (let c = 0; c < l.length; c++) s[l[c]] = 1
  }
  if (i) {
    for (let o = 0, l; o < t.length; o++)
      if (((l = t[o]), s[l])) {
        if (r) r--
        else if ((h.push(l), (s[l] = 0), e && --e === 0)) break
      }
  } else
    for (let o = 0, l, c; o < t.result.length; o++)
      for (l = t.result[o], n = 0; n < l.length; n++)
        ((c = l[n]), s[c] && ((h[o] || (h[o] = [])).push(c), (s[c] = 0)))
  return h
}
I()
ht.prototype.search = function (t, n, e, r) {
  e || (!n && ft(t) ? ((e = t), (t = '')) : ft(n) && ((e = n), (n = 0)))
  let i = []
  var s = []
  let h,
    o,
    l,
    c,
    u,
    f,
    a = 0,
    d = !0,
    m
  if (e) {
    ;(e.constructor === Array && (e = { index: e }),
      (t = e.query || t),
      (h = e.pluck),
      (o = e.merge),
      (c = e.boost),
      (f = h || e.field || ((f = e.index) && (f.index ? null : f))))
    var g = this.tag && e.tag
    ;((l = e.suggest), (d = e.resolve !== !1), (u = e.cache), (m = d && this.store && e.highlight))
    var p = !!m || (d && this.store && e.enrich)
    n = e.limit || n
    var w = e.offset || 0
    if ((n || (n = d ? 100 : 0), g && (!this.db || !r))) {
      g.constructor !== Array && (g = [g])
      var y = []
      for (let M = 0, b; M < g.length; M++)
        if (((b = g[M]), b.field && b.tag)) {
          var k = b.tag
          if (k.constructor === Array) for (var R = 0; R < k.length; R++) y.push(b.field, k[R])
          else y.push(b.field, k)
        } else {
          k = Object.keys(b)
          for (let v = 0, P, A; v < k.length; v++)
            if (((P = k[v]), (A = b[P]), A.constructor === Array))
              for (R = 0; R < A.length; R++) y.push(P, A[R])
            else y.push(P, A)
        }
      if (((g = y), !t)) {
        if (((s = []), y.length))
          for (g = 0; g < y.length; g += 2) {
            if (this.db) {
              if (((r = this.index.get(y[g])), !r)) continue
              s.push((r = r.db.tag(y[g + 1], n, w, p)))
            } else r = nn.call(this, y[g], y[g + 1], n, w, p)
            i.push(d ? { field: y[g], tag: y[g + 1], result: r } : [r])
          }
        if (s.length) {
          let M = this
          return Promise.all(s).then(function (b) {
            for (let v = 0; v < b.length; v++) d ? (i[v].result = b[v]) : (i[v] = b[v])
            return d ? i : new $(i.length > 1 ? Rt(i, 1, 0, 0, l, c) : i[0], M)
          })
        }
        return d ? i : new $(i.length > 1 ? Rt(i, 1, 0, 0, l, c) : i[0], this)
      }
    }
    ;(d ||
      h ||
      !(f = f || this.field) ||
      (L(f)
        ? (h = f)
        : (f.constructor === Array && f.length === 1 && (f = f[0]), (h = f.field || f.index))),
      f && f.constructor !== Array && (f = [f]))
  }
  f || (f = this.field)
  let O
  y = (this.worker || this.db) && !r && []
  for (let M = 0, b, v, P; M < f.length; M++) {
    if (((v = f[M]), this.db && this.tag && !this.B[M])) continue
    let A
    if (
      (L(v) ||
        ((A = v),
        (v = A.field),
        (t = A.query || t),
        (n = et(A.limit, n)),
        (w = et(A.offset, w)),
        (l = et(A.suggest, l)),
        (m = d && this.store && et(A.highlight, m)),
        (p = !!m || (d && this.store && et(A.enrich, p))),
        (u = et(A.cache, u))),
      r)
    )
      b = r[M]
    else {
      ;((k = A || e || {}), (R = k.enrich))
      var j = this.index.get(v)
      if (
        (g &&
          (this.db && ((k.tag = g), (k.field = f), (O = j.db.support_tag_search)),
          !O && R && (k.enrich = !1),
          O || ((k.limit = 0), (k.offset = 0))),
        (b = u ? j.searchCache(t, g && !O ? 0 : n, k) : j.search(t, g && !O ? 0 : n, k)),
        g && !O && ((k.limit = n), (k.offset = w)),
        R && (k.enrich = R),
        y)
      ) {
        y[M] = b
        continue
      }
    }
    if (((P = (b = b.result || b) && b.length), g && P)) {
      if (((k = []), (R = 0), this.db && r)) {
        if (!O)
          for (j = f.length; j < r.length; j++) {
            let z = r[j]
            if (z && z.length) (R++, k.push(z))
            else if (!l) return d ? i : new $(i, this)
          }
      } else
        for (let z = 0, W, C; z < g.length; z += 2) {
          if (((W = this.tag.get(g[z])), !W)) {
            if (l) continue
            return d ? i : new $(i, this)
          }
          if ((C = (W = W && W.get(g[z + 1])) && W.length)) (R++, k.push(W))
          else if (!l) return d ? i : new $(i, this)
        }
      if (R) {
        if (((b = en(b, k, n, w, d)), (P = b.length), !P && !l)) return d ? b : new $(b, this)
        R--
      }
    }
    if (P) ((s[a] = v), i.push(b), a++)
    else if (f.length === 1) return d ? i : new $(i, this)
  }
  if (y) {
    if (this.db && g && g.length && !O)
      for (p = 0; p < g.length; p += 2) {
        if (((s = this.index.get(g[p])), !s)) {
          if (l) continue
          return d ? i : new $(i, this)
        }
        y.push(s.db.tag(g[p + 1], n, w, !1))
      }
    let M = this
    return Promise.all(y).then(function (b) {
      return (e && (e.resolve = d), b.length && (b = M.search(t, n, e, b)), b)
    })
  }
  if (!a) return d ? i : new $(i, this)
  if (h && (!p || !this.store)) return ((i = i[0]), d ? i : new $(i, this))
  for (y = [], w = 0; w < s.length; w++) {
    if (
      ((g = i[w]),
      p &&
        g.length &&
        typeof g[0].doc > 'u' &&
        (this.db
          ? y.push((g = this.index.get(this.field[0]).db.enrich(g)))
          : (g = rt.call(this, g))),
      h)
    )
      return d ? (m ? jt(t, g, this.index, h, m) : g) : new $(g, this)
    i[w] = { field: s[w], result: g }
  }
  if (p && this.db && y.length) {
    let M = this
    return Promise.all(y).then(function (b) {
      for (let v = 0; v < b.length; v++) i[v].result = b[v]
      return (m && (i = jt(t, i, M.index, h, m)), o ? fe(i) : i)
    })
  }
  return (m && (i = jt(t, i, this.index, h, m)), o ? fe(i) : i)
}
function fe(t) {
  let n = [],
    e = I(),
    r = I()
  for (let i = 0, s, h, o, l, c, u, f; i < t.length; i++) {
    ;((s = t[i]), (h = s.field), (o = s.result))
    for (let a = 0; a < o.length; a++)
      ((c = o[a]),
        typeof c != 'object' ? (c = { id: (l = c) }) : (l = c.id),
        (u = e[l]) ? u.push(h) : ((c.field = e[l] = [h]), n.push(c)),
        (f = c.highlight) && ((u = r[l]), u || ((r[l] = u = {}), (c.highlight = u)), (u[h] = f)))
  }
  return n
}
function nn(t, n, e, r, i) {
  return (
    (t = this.tag.get(t)),
    t
      ? ((t = t.get(n)),
        t
          ? ((n = t.length - r),
            n > 0 && (((e && n > e) || r) && (t = t.slice(r, r + e)), i && (t = rt.call(this, t))),
            t)
          : [])
      : []
  )
}
function rt(t) {
  if (!this || !this.store) return t
  if (this.db) return this.index.get(this.field[0]).db.enrich(t)
  let n = Array(t.length)
  for (let e = 0, r; e < t.length; e++) ((r = t[e]), (n[e] = { id: r, doc: this.store.get(r) }))
  return n
}
function ht(t) {
  if (!this || this.constructor !== ht) return new ht(t)
  let n = t.document || t.doc || t,
    e,
    r
  if (
    ((this.B = []),
    (this.field = []),
    (this.D = []),
    (this.key = ((e = n.key || n.id) && Ot(e, this.D)) || 'id'),
    (r = t.keystore || 0) && (this.keystore = r),
    (this.fastupdate = !!t.fastupdate),
    (this.reg =
      !this.fastupdate || t.worker || t.db ? (r ? new Q(r) : new Set()) : r ? new N(r) : new Map()),
    (this.h = (e = n.store || null) && e && e !== !0 && []),
    (this.store = e ? (r ? new N(r) : new Map()) : null),
    (this.cache = (e = t.cache || null) && new tt(e)),
    (t.cache = !1),
    (this.worker = t.worker || !1),
    (this.priority = t.priority || 4),
    (this.index = rn.call(this, t, n)),
    (this.tag = null),
    (e = n.tag) && (typeof e == 'string' && (e = [e]), e.length))
  ) {
    ;((this.tag = new Map()), (this.A = []), (this.F = []))
    for (let i = 0, s, h; i < e.length; i++) {
      if (((s = e[i]), (h = s.field || s), !h))
        throw Error('The tag field from the document descriptor is undefined.')
      ;(s.custom
        ? (this.A[i] = s.custom)
        : ((this.A[i] = Ot(h, this.D)),
          s.filter &&
            (typeof this.A[i] == 'string' && (this.A[i] = new String(this.A[i])),
            (this.A[i].G = s.filter))),
        (this.F[i] = h),
        this.tag.set(h, new Map()))
    }
  }
  if (this.worker) {
    ;((this.fastupdate = !1), (t = []))
    for (let i of this.index.values()) i.then && t.push(i)
    if (t.length) {
      let i = this
      return Promise.all(t).then(function (s) {
        let h = 0
        for (let o of i.index.entries()) {
          let l = o[0],
            c = o[1]
          c.then && ((c = s[h]), i.index.set(l, c), h++)
        }
        return i
      })
    }
  } else t.db && ((this.fastupdate = !1), this.mount(t.db))
}
x = ht.prototype
x.mount = function (t) {
  let n = this.field
  if (this.tag)
    for (let s = 0, h; s < this.F.length; s++) {
      h = this.F[s]
      var e = void 0
      ;(this.index.set(h, (e = new E({}, this.reg))),
        n === this.field && (n = n.slice(0)),
        n.push(h),
        (e.tag = this.tag.get(h)))
    }
  e = []
  let r = { db: t.db, type: t.type, fastupdate: t.fastupdate }
  for (let s = 0, h, o; s < n.length; s++) {
    ;((r.field = o = n[s]), (h = this.index.get(o)))
    let l = new t.constructor(t.id, r)
    ;((l.id = t.id),
      (e[s] = l.mount(h)),
      (h.document = !0),
      s ? (h.bypass = !0) : (h.store = this.store))
  }
  let i = this
  return (this.db = Promise.all(e).then(function () {
    i.db = !0
  }))
}
x.commit = async function () {
  let t = []
  for (let n of this.index.values()) t.push(n.commit())
  ;(await Promise.all(t), this.reg.clear())
}
x.destroy = function () {
  let t = []
  for (let n of this.index.values()) t.push(n.destroy())
  return Promise.all(t)
}
function rn(t, n) {
  let e = new Map(),
    r = n.index || n.field || n
  L(r) && (r = [r])
  for (let s = 0, h, o; s < r.length; s++) {
    if (
      ((h = r[s]),
      L(h) || ((o = h), (h = h.field)),
      (o = ft(o) ? Object.assign({}, t, o) : t),
      this.worker)
    ) {
      var i = void 0
      ;((i = (i = o.encoder) && i.encode ? i : new gt(typeof i == 'string' ? me[i] : i || {})),
        (i = new ot(o, i)),
        e.set(h, i))
    }
    ;(this.worker || e.set(h, new E(o, this.reg)),
      o.custom
        ? (this.B[s] = o.custom)
        : ((this.B[s] = Ot(h, this.D)),
          o.filter &&
            (typeof this.B[s] == 'string' && (this.B[s] = new String(this.B[s])),
            (this.B[s].G = o.filter))),
      (this.field[s] = h))
  }
  if (this.h) {
    ;((t = n.store), L(t) && (t = [t]))
    for (let s = 0, h, o; s < t.length; s++)
      ((h = t[s]),
        (o = h.field || h),
        h.custom
          ? ((this.h[s] = h.custom), (h.custom.O = o))
          : ((this.h[s] = Ot(o, this.D)),
            h.filter &&
              (typeof this.h[s] == 'string' && (this.h[s] = new String(this.h[s])),
              (this.h[s].G = h.filter))))
  }
  return e
}
function Ot(t, n) {
  let e = t.split(':'),
    r = 0
  for (let i = 0; i < e.length; i++)
    ((t = e[i]),
      t[t.length - 1] === ']' && (t = t.substring(0, t.length - 2)) && (n[r] = !0),
      t && (e[r++] = t))
  return (r < e.length && (e.length = r), r > 1 ? e : e[0])
}
x.append = function (t, n) {
  return this.add(t, n, !0)
}
x.update = function (t, n) {
  return this.remove(t).add(t, n)
}
x.remove = function (t) {
  ft(t) && (t = at(t, this.key))
  for (var n of this.index.values()) n.remove(t, !0)
  if (this.reg.has(t)) {
    if (this.tag && !this.fastupdate)
      for (let e of this.tag.values())
        for (let r of e) {
          n = r[0]
          let i = r[1],
            s = i.indexOf(t)
          s > -1 && (i.length > 1 ? i.splice(s, 1) : e.delete(n))
        }
    ;(this.store && this.store.delete(t), this.reg.delete(t))
  }
  return (this.cache && this.cache.remove(t), this)
}
x.clear = function () {
  let t = []
  for (let n of this.index.values()) {
    let e = n.clear()
    e.then && t.push(e)
  }
  if (this.tag) for (let n of this.tag.values()) n.clear()
  return (
    this.store && this.store.clear(),
    this.cache && this.cache.clear(),
    t.length ? Promise.all(t) : this
  )
}
x.contain = function (t) {
  return this.db ? this.index.get(this.field[0]).db.has(t) : this.reg.has(t)
}
x.cleanup = function () {
  for (let t of this.index.values()) t.cleanup()
  return this
}
x.get = function (t) {
  return this.db
    ? this.index
        .get(this.field[0])
        .db.enrich(t)
        .then(function (n) {
          return (n[0] && n[0].doc) || null
        })
    : this.store.get(t) || null
}
x.set = function (t, n) {
  return (typeof t == 'object' && ((n = t), (t = at(n, this.key))), this.store.set(t, n), this)
}
x.searchCache = Nt
x.export = sn
x.import = on
Qt(ht.prototype)
function Ft(t, n = 0) {
  let e = [],
    r = []
  n && (n = ((25e4 / n) * 5e3) | 0)
  for (let i of t.entries()) (r.push(i), r.length === n && (e.push(r), (r = [])))
  return (r.length && e.push(r), e)
}
function Kt(t, n) {
  n || (n = new Map())
  for (let e = 0, r; e < t.length; e++) ((r = t[e]), n.set(r[0], r[1]))
  return n
}
function be(t, n = 0) {
  let e = [],
    r = []
  n && (n = ((25e4 / n) * 1e3) | 0)
  for (let i of t.entries())
    (r.push([i[0], Ft(i[1])[0] || []]), r.length === n && (e.push(r), (r = [])))
  return (r.length && e.push(r), e)
}
function Se(t, n) {
  n || (n = new Map())
  for (let e = 0, r, i; e < t.length; e++) ((r = t[e]), (i = n.get(r[0])), n.set(r[0], Kt(r[1], i)))
  return n
}
function ke(t) {
  let n = [],
    e = []
  for (let r of t.keys()) (e.push(r), e.length === 25e4 && (n.push(e), (e = [])))
  return (e.length && n.push(e), n)
}
function Me(t, n) {
  n || (n = new Set())
  for (let e = 0; e < t.length; e++) n.add(t[e])
  return n
}
function At(t, n, e, r, i, s, h = 0) {
  let o = r && r.constructor === Array
  var l = o ? r.shift() : r
  if (!l) return this.export(t, n, i, s + 1)
  if ((l = t((n ? n + '.' : '') + (h + 1) + '.' + e, JSON.stringify(l))) && l.then) {
    let c = this
    return l.then(function () {
      return At.call(c, t, n, e, o ? r : null, i, s, h + 1)
    })
  }
  return At.call(this, t, n, e, o ? r : null, i, s, h + 1)
}
function sn(t, n, e = 0, r = 0) {
  if (e < this.field.length) {
    let h = this.field[e]
    if ((n = this.index.get(h).export(t, h, e, (r = 1))) && n.then) {
      let o = this
      return n.then(function () {
        return o.export(t, h, e + 1)
      })
    }
    return this.export(t, h, e + 1)
  }
  let i, s
  switch (r) {
    case 0:
      ;((i = 'reg'), (s = ke(this.reg)), (n = null))
      break
    case 1:
      ;((i = 'tag'), (s = this.tag && be(this.tag, this.reg.size)), (n = null))
      break
    case 2:
      ;((i = 'doc'), (s = this.store && Ft(this.store)), (n = null))
      break
    default:
      return
  }
  return At.call(this, t, n, i, s || null, e, r)
}
function on(t, n) {
  var e = t.split('.')
  e[e.length - 1] === 'json' && e.pop()
  let r = e.length > 2 ? e[0] : ''
  if (((e = e.length > 2 ? e[2] : e[1]), this.worker && r)) return this.index.get(r).import(t)
  if (n) {
    if ((typeof n == 'string' && (n = JSON.parse(n)), r)) return this.index.get(r).import(e, n)
    switch (e) {
      case 'reg':
        ;((this.fastupdate = !1), (this.reg = Me(n, this.reg)))
        for (let i = 0, s; i < this.field.length; i++)
          ((s = this.index.get(this.field[i])), (s.fastupdate = !1), (s.reg = this.reg))
        if (this.worker) {
          n = []
          for (let i of this.index.values()) n.push(i.import(t))
          return Promise.all(n)
        }
        break
      case 'tag':
        this.tag = Se(n, this.tag)
        break
      case 'doc':
        this.store = Kt(n, this.store)
    }
  }
}
function ae(t, n) {
  let e = ''
  for (let r of t.entries()) {
    t = r[0]
    let i = r[1],
      s = ''
    for (let h = 0, o; h < i.length; h++) {
      o = i[h] || ['']
      let l = ''
      for (let c = 0; c < o.length; c++)
        l += (l ? ',' : '') + (n === 'string' ? '"' + o[c] + '"' : o[c])
      ;((l = '[' + l + ']'), (s += (s ? ',' : '') + l))
    }
    ;((s = '["' + t + '",[' + s + ']]'), (e += (e ? ',' : '') + s))
  }
  return e
}
E.prototype.remove = function (t, n) {
  let e = this.reg.size && (this.fastupdate ? this.reg.get(t) : this.reg.has(t))
  if (e) {
    if (this.fastupdate) {
      for (let r = 0, i, s; r < e.length; r++)
        if ((i = e[r]) && (s = i.length))
          if (i[s - 1] === t) i.pop()
          else {
            let h = i.indexOf(t)
            h >= 0 && i.splice(h, 1)
          }
    } else (dt(this.map, t), this.depth && dt(this.ctx, t))
    n || this.reg.delete(t)
  }
  return (
    this.db && (this.commit_task.push({ del: t }), this.M && ve(this)),
    this.cache && this.cache.remove(t),
    this
  )
}
function dt(t, n) {
  let e = 0
  var r = typeof n > 'u'
  if (t.constructor === Array) {
    for (let i = 0, s, h, o; i < t.length; i++)
      if ((s = t[i]) && s.length) {
        if (r) return 1
        if (((h = s.indexOf(n)), h >= 0)) {
          if (s.length > 1) return (s.splice(h, 1), 1)
          if ((delete t[i], e)) return 1
          o = 1
        } else {
          if (o) return 1
          e++
        }
      }
  } else for (let i of t.entries()) ((r = i[0]), dt(i[1], n) ? e++ : t.delete(r))
  return e
}
var hn = {
  memory: { resolution: 1 },
  performance: { resolution: 3, fastupdate: !0, context: { depth: 1, resolution: 1 } },
  match: { tokenize: 'forward' },
  score: { resolution: 9, context: { depth: 2, resolution: 3 } },
}
E.prototype.add = function (t, n, e, r) {
  if (n && (t || t === 0)) {
    if (!r && !e && this.reg.has(t)) return this.update(t, n)
    ;((r = this.depth), (n = this.encoder.encode(n, !r)))
    let c = n.length
    if (c) {
      let u = I(),
        f = I(),
        a = this.resolution
      for (let d = 0; d < c; d++) {
        let m = n[this.rtl ? c - 1 - d : d]
        var i = m.length
        if (i && (r || !f[m])) {
          var s = this.score ? this.score(n, m, d, null, 0) : Mt(a, c, d),
            h = ''
          switch (this.tokenize) {
            case 'tolerant':
              if ((K(this, f, m, s, t, e), i > 2)) {
                for (let g = 1, p, w, y, k; g < i - 1; g++)
                  ((p = m.charAt(g)),
                    (w = m.charAt(g + 1)),
                    (y = m.substring(0, g) + w),
                    (k = m.substring(g + 2)),
                    (h = y + p + k),
                    K(this, f, h, s, t, e),
                    (h = y + k),
                    K(this, f, h, s, t, e))
                K(this, f, m.substring(0, m.length - 1), s, t, e)
              }
              break
            case 'full':
              if (i > 2) {
                for (let g = 0, p; g < i; g++)
                  for (s = i; s > g; s--) {
                    ;((h = m.substring(g, s)), (p = this.rtl ? i - 1 - g : g))
                    var o = this.score ? this.score(n, m, d, h, p) : Mt(a, c, d, i, p)
                    K(this, f, h, o, t, e)
                  }
                break
              }
            case 'bidirectional':
            case 'reverse':
              if (i > 1) {
                for (o = i - 1; o > 0; o--) {
                  h = m[this.rtl ? i - 1 - o : o] + h
                  var l = this.score ? this.score(n, m, d, h, o) : Mt(a, c, d, i, o)
                  K(this, f, h, l, t, e)
                }
                h = ''
              }
            case 'forward':
              if (i > 1) {
                for (o = 0; o < i; o++) ((h += m[this.rtl ? i - 1 - o : o]), K(this, f, h, s, t, e))
                break
              }
            default:
              if ((K(this, f, m, s, t, e), r && c > 1 && d < c - 1))
                for (
                  i = this.N, h = m, s = Math.min(r + 1, this.rtl ? d + 1 : c - d), o = 1;
                  o < s;
                  o++
                ) {
                  ;((m = n[this.rtl ? c - 1 - d - o : d + o]), (l = this.bidirectional && m > h))
                  let g = this.score
                    ? this.score(n, h, d, m, o - 1)
                    : Mt(i + (c / 2 > i ? 0 : 1), c, d, s - 1, o - 1)
                  K(this, u, l ? h : m, g, t, e, l ? m : h)
                }
          }
        }
      }
      this.fastupdate || this.reg.add(t)
    }
  }
  return (this.db && (this.commit_task.push(e ? { ins: t } : { del: t }), this.M && ve(this)), this)
}
function K(t, n, e, r, i, s, h) {
  let o, l
  if (!(o = n[e]) || (h && !o[h])) {
    if (
      (h
        ? ((n = o || (n[e] = I())),
          (n[h] = 1),
          (l = t.ctx),
          (o = l.get(h)) ? (l = o) : l.set(h, (l = t.keystore ? new N(t.keystore) : new Map())))
        : ((l = t.map), (n[e] = 1)),
      (o = l.get(e)) ? (l = o) : l.set(e, (l = o = [])),
      s)
    ) {
      for (let c = 0, u; c < o.length; c++)
        if ((u = o[c]) && u.includes(i)) {
          if (c <= r) return
          ;(u.splice(u.indexOf(i), 1),
            t.fastupdate && (n = t.reg.get(i)) && n.splice(n.indexOf(u), 1))
          break
        }
    }
    if (((l = l[r] || (l[r] = [])), l.push(i), l.length === 2 ** 31 - 1)) {
      if (((n = new st(l)), t.fastupdate))
        for (let c of t.reg.values()) c.includes(l) && (c[c.indexOf(l)] = n)
      o[r] = l = n
    }
    t.fastupdate && ((r = t.reg.get(i)) ? r.push(l) : t.reg.set(i, [l]))
  }
}
function Mt(t, n, e, r, i) {
  return e && t > 1
    ? n + (r || 0) <= t
      ? e + (i || 0)
      : (((t - 1) / (n + (r || 0))) * (e + (i || 0)) + 1) | 0
    : 0
}
E.prototype.search = function (t, n, e) {
  if (
    (e ||
      (n || typeof t != 'object'
        ? typeof n == 'object' && ((e = n), (n = 0))
        : ((e = t), (t = ''))),
    e && e.cache)
  )
    return ((e.cache = !1), (t = this.searchCache(t, n, e)), (e.cache = !0), t)
  let r = [],
    i,
    s,
    h,
    o = 0,
    l,
    c,
    u,
    f,
    a
  ;(e &&
    ((t = e.query || t),
    (n = e.limit || n),
    (o = e.offset || 0),
    (s = e.context),
    (h = e.suggest),
    (a = (l = e.resolve) && e.enrich),
    (u = e.boost),
    (f = e.resolution),
    (c = this.db && e.tag)),
    typeof l > 'u' && (l = this.resolve),
    (s = this.depth && s !== !1))
  let d = this.encoder.encode(t, !s)
  if (((i = d.length), (n = n || (l ? 100 : 0)), i === 1))
    return de.call(this, d[0], '', n, o, l, a, c)
  if (i === 2 && s && !h) return de.call(this, d[1], d[0], n, o, l, a, c)
  let m = I(),
    g = 0,
    p
  if ((s && ((p = d[0]), (g = 1)), f || f === 0 || (f = p ? this.N : this.resolution), this.db)) {
    if (this.db.search && ((e = this.db.search(this, d, n, o, h, l, a, c)), e !== !1)) return e
    let w = this
    return (async function () {
      for (let y, k; g < i; g++) {
        if ((k = d[g]) && !m[k]) {
          if (((m[k] = 1), (y = await Dt(w, k, p, 0, 0, !1, !1)), (y = pe(y, r, h, f)))) {
            r = y
            break
          }
          p && ((h && y && r.length) || (p = k))
        }
        h && p && g === i - 1 && !r.length && ((f = w.resolution), (p = ''), (g = -1), (m = I()))
      }
      return ge(r, f, n, o, h, u, l)
    })()
  }
  for (let w, y; g < i; g++) {
    if ((y = d[g]) && !m[y]) {
      if (((m[y] = 1), (w = Dt(this, y, p, 0, 0, !1, !1)), (w = pe(w, r, h, f)))) {
        r = w
        break
      }
      p && ((h && w && r.length) || (p = y))
    }
    h && p && g === i - 1 && !r.length && ((f = this.resolution), (p = ''), (g = -1), (m = I()))
  }
  return ge(r, f, n, o, h, u, l)
}
function ge(t, n, e, r, i, s, h) {
  let o = t.length,
    l = t
  if (o > 1) l = Rt(t, n, e, r, i, s, h)
  else if (o === 1) return h ? Et.call(null, t[0], e, r) : new $(t[0], this)
  return h ? l : new $(l, this)
}
function de(t, n, e, r, i, s, h) {
  return (
    (t = Dt(this, t, n, e, r, i, s, h)),
    this.db
      ? t.then(function (o) {
          return i ? o || [] : new $(o, this)
        })
      : t && t.length
        ? i
          ? Et.call(this, t, e, r)
          : new $(t, this)
        : i
          ? []
          : new $([], this)
  )
}
function pe(t, n, e, r) {
  let i = []
  if (t && t.length) {
    if (t.length <= r) {
      n.push(t)
      return
    }
    for (let s = 0, h; s < r; s++) (h = t[s]) && (i[s] = h)
    if (i.length) {
      n.push(i)
      return
    }
  }
  if (!e) return i
}
function Dt(t, n, e, r, i, s, h, o) {
  let l
  return (
    e && (l = t.bidirectional && n > e) && ((l = e), (e = n), (n = l)),
    t.db
      ? t.db.get(n, e, r, i, s, h, o)
      : ((t = e ? (t = t.ctx.get(e)) && t.get(n) : t.map.get(n)), t)
  )
}
function E(t, n) {
  if (!this || this.constructor !== E) return new E(t)
  if (t) {
    var e = L(t) ? t : t.preset
    e && (t = Object.assign({}, hn[e], t))
  } else t = {}
  e = t.context
  let r = e === !0 ? { depth: 1 } : e || {},
    i = L(t.encoder) ? me[t.encoder] : t.encode || t.encoder || {}
  ;((this.encoder = i.encode ? i : typeof i == 'object' ? new gt(i) : { encode: i }),
    (this.resolution = t.resolution || 9),
    (this.tokenize = e = ((e = t.tokenize) && e !== 'default' && e !== 'exact' && e) || 'strict'),
    (this.depth = (e === 'strict' && r.depth) || 0),
    (this.bidirectional = r.bidirectional !== !1),
    (this.fastupdate = !!t.fastupdate),
    (this.score = t.score || null),
    (e = t.keystore || 0) && (this.keystore = e),
    (this.map = e ? new N(e) : new Map()),
    (this.ctx = e ? new N(e) : new Map()),
    (this.reg = n || (this.fastupdate ? (e ? new N(e) : new Map()) : e ? new Q(e) : new Set())),
    (this.N = r.resolution || 3),
    (this.rtl = i.rtl || t.rtl || !1),
    (this.cache = (e = t.cache || null) && new tt(e)),
    (this.resolve = t.resolve !== !1),
    (e = t.db) && (this.db = this.mount(e)),
    (this.M = t.commit !== !1),
    (this.commit_task = []),
    (this.commit_timer = null),
    (this.priority = t.priority || 4))
}
x = E.prototype
x.mount = function (t) {
  return (
    this.commit_timer && (clearTimeout(this.commit_timer), (this.commit_timer = null)),
    t.mount(this)
  )
}
x.commit = function () {
  return (
    this.commit_timer && (clearTimeout(this.commit_timer), (this.commit_timer = null)),
    this.db.commit(this)
  )
}
x.destroy = function () {
  return (
    this.commit_timer && (clearTimeout(this.commit_timer), (this.commit_timer = null)),
    this.db.destroy()
  )
}
function ve(t) {
  t.commit_timer ||
    (t.commit_timer = setTimeout(function () {
      ;((t.commit_timer = null), t.db.commit(t))
    }, 1))
}
x.clear = function () {
  return (
    this.map.clear(),
    this.ctx.clear(),
    this.reg.clear(),
    this.cache && this.cache.clear(),
    this.db
      ? (this.commit_timer && clearTimeout(this.commit_timer),
        (this.commit_timer = null),
        (this.commit_task = []),
        this.db.clear())
      : this
  )
}
x.append = function (t, n) {
  return this.add(t, n, !0)
}
x.contain = function (t) {
  return this.db ? this.db.has(t) : this.reg.has(t)
}
x.update = function (t, n) {
  let e = this,
    r = this.remove(t)
  return r && r.then ? r.then(() => e.add(t, n)) : this.add(t, n)
}
x.cleanup = function () {
  return this.fastupdate ? (dt(this.map), this.depth && dt(this.ctx), this) : this
}
x.searchCache = Nt
x.export = function (t, n, e = 0, r = 0) {
  let i, s
  switch (r) {
    case 0:
      ;((i = 'reg'), (s = ke(this.reg)))
      break
    case 1:
      ;((i = 'cfg'), (s = null))
      break
    case 2:
      ;((i = 'map'), (s = Ft(this.map, this.reg.size)))
      break
    case 3:
      ;((i = 'ctx'), (s = be(this.ctx, this.reg.size)))
      break
    default:
      return
  }
  return At.call(this, t, n, i, s, e, r)
}
x.import = function (t, n) {
  if (n)
    switch (
      (typeof n == 'string' && (n = JSON.parse(n)),
      (t = t.split('.')),
      t[t.length - 1] === 'json' && t.pop(),
      t.length === 3 && t.shift(),
      (t = t.length > 1 ? t[1] : t[0]),
      t)
    ) {
      case 'reg':
        ;((this.fastupdate = !1), (this.reg = Me(n, this.reg)))
        break
      case 'map':
        this.map = Kt(n, this.map)
        break
      case 'ctx':
        this.ctx = Se(n, this.ctx)
    }
}
x.serialize = function (t = !0) {
  let n = '',
    e = '',
    r = ''
  if (this.reg.size) {
    let s
    for (var i of this.reg.keys())
      (s || (s = typeof i), (n += (n ? ',' : '') + (s === 'string' ? '"' + i + '"' : i)))
    ;((n = 'index.reg=new Set([' + n + ']);'),
      (e = ae(this.map, s)),
      (e = 'index.map=new Map([' + e + ']);'))
    for (let h of this.ctx.entries()) {
      i = h[0]
      let o = ae(h[1], s)
      ;((o = 'new Map([' + o + '])'), (o = '["' + i + '",' + o + ']'), (r += (r ? ',' : '') + o))
    }
    r = 'index.ctx=new Map([' + r + ']);'
  }
  return t ? 'function inject(index){' + n + e + r + '}' : n + e + r
}
Qt(E.prototype)
var je =
    typeof window < 'u' &&
    (window.indexedDB || window.mozIndexedDB || window.webkitIndexedDB || window.msIndexedDB),
  $t = ['map', 'ctx', 'tag', 'reg', 'cfg'],
  U = I()
function Lt(t, n = {}) {
  if (!this || this.constructor !== Lt) return new Lt(t, n)
  ;(typeof t == 'object' && ((n = t), (t = t.name)),
    t || console.info('Default storage space was used, because a name was not passed.'),
    (this.id = 'flexsearch' + (t ? ':' + t.toLowerCase().replace(/[^a-z0-9_\-]/g, '') : '')),
    (this.field = n.field ? n.field.toLowerCase().replace(/[^a-z0-9_\-]/g, '') : ''),
    (this.type = n.type),
    (this.fastupdate = this.support_tag_search = !1),
    (this.db = null),
    (this.h = {}))
}
x = Lt.prototype
x.mount = function (t) {
  return t.index ? t.mount(this) : ((t.db = this), this.open())
}
x.open = function () {
  if (this.db) return this.db
  let t = this
  ;(navigator.storage && navigator.storage.persist && navigator.storage.persist(),
    U[t.id] || (U[t.id] = []),
    U[t.id].push(t.field))
  let n = je.open(t.id, 1)
  return (
    (n.onupgradeneeded = function () {
      let e = (t.db = this.result)
      for (let r = 0, i; r < $t.length; r++) {
        i = $t[r]
        for (let s = 0, h; s < U[t.id].length; s++)
          ((h = U[t.id][s]),
            e.objectStoreNames.contains(i + (i !== 'reg' && h ? ':' + h : '')) ||
              e.createObjectStore(i + (i !== 'reg' && h ? ':' + h : '')))
      }
    }),
    (t.db = X(n, function (e) {
      ;((t.db = e),
        (t.db.onversionchange = function () {
          t.close()
        }))
    }))
  )
}
x.close = function () {
  ;(this.db && this.db.close(), (this.db = null))
}
x.destroy = function () {
  let t = je.deleteDatabase(this.id)
  return X(t)
}
x.clear = function () {
  let t = []
  for (let e = 0, r; e < $t.length; e++) {
    r = $t[e]
    for (let i = 0, s; i < U[this.id].length; i++)
      ((s = U[this.id][i]), t.push(r + (r !== 'reg' && s ? ':' + s : '')))
  }
  let n = this.db.transaction(t, 'readwrite')
  for (let e = 0; e < t.length; e++) n.objectStore(t[e]).clear()
  return X(n)
}
x.get = function (t, n, e = 0, r = 0, i = !0, s = !1) {
  t = this.db
    .transaction((n ? 'ctx' : 'map') + (this.field ? ':' + this.field : ''), 'readonly')
    .objectStore((n ? 'ctx' : 'map') + (this.field ? ':' + this.field : ''))
    .get(n ? n + ':' + t : t)
  let h = this
  return X(t).then(function (o) {
    let l = []
    if (!o || !o.length) return l
    if (i) {
      if (!e && !r && o.length === 1) return o[0]
      for (let c = 0, u; c < o.length; c++)
        if ((u = o[c]) && u.length) {
          if (r >= u.length) {
            r -= u.length
            continue
          }
          let f = e ? r + Math.min(u.length - r, e) : u.length
          for (let a = r; a < f; a++) l.push(u[a])
          if (((r = 0), l.length === e)) break
        }
      return s ? h.enrich(l) : l
    }
    return o
  })
}
x.tag = function (t, n = 0, e = 0, r = !1) {
  t = this.db
    .transaction('tag' + (this.field ? ':' + this.field : ''), 'readonly')
    .objectStore('tag' + (this.field ? ':' + this.field : ''))
    .get(t)
  let i = this
  return X(t).then(function (s) {
    return !s || !s.length || e >= s.length
      ? []
      : !n && !e
        ? s
        : ((s = s.slice(e, e + n)), r ? i.enrich(s) : s)
  })
}
x.enrich = function (t) {
  typeof t != 'object' && (t = [t])
  let n = this.db.transaction('reg', 'readonly').objectStore('reg'),
    e = []
  for (let r = 0; r < t.length; r++) e[r] = X(n.get(t[r]))
  return Promise.all(e).then(function (r) {
    for (let i = 0; i < r.length; i++) r[i] = { id: t[i], doc: r[i] ? JSON.parse(r[i]) : null }
    return r
  })
}
x.has = function (t) {
  return (
    (t = this.db.transaction('reg', 'readonly').objectStore('reg').getKey(t)),
    X(t).then(function (n) {
      return !!n
    })
  )
}
x.search = null
x.info = function () {}
x.transaction = function (t, n, e) {
  t += t !== 'reg' && this.field ? ':' + this.field : ''
  let r = this.h[t + ':' + n]
  if (r) return e.call(this, r)
  let i = this.db.transaction(t, n)
  this.h[t + ':' + n] = r = i.objectStore(t)
  let s = e.call(this, r)
  return (
    (this.h[t + ':' + n] = null),
    X(i).finally(function () {
      return s
    })
  )
}
x.commit = async function (t) {
  let n = t.commit_task,
    e = []
  t.commit_task = []
  for (let r = 0, i; r < n.length; r++) ((i = n[r]), i.del && e.push(i.del))
  ;(e.length && (await this.remove(e)),
    t.reg.size &&
      (await this.transaction('map', 'readwrite', function (r) {
        for (let i of t.map) {
          let s = i[0],
            h = i[1]
          h.length &&
            (r.get(s).onsuccess = function () {
              let o = this.result
              var l
              if (o && o.length) {
                let c = Math.max(o.length, h.length)
                for (let u = 0, f, a; u < c; u++)
                  if ((a = h[u]) && a.length) {
                    if ((f = o[u]) && f.length) for (l = 0; l < a.length; l++) f.push(a[l])
                    else o[u] = a
                    l = 1
                  }
              } else ((o = h), (l = 1))
              l && r.put(o, s)
            })
        }
      }),
      await this.transaction('ctx', 'readwrite', function (r) {
        for (let i of t.ctx) {
          let s = i[0],
            h = i[1]
          for (let o of h) {
            let l = o[0],
              c = o[1]
            c.length &&
              (r.get(s + ':' + l).onsuccess = function () {
                let u = this.result
                var f
                if (u && u.length) {
                  let a = Math.max(u.length, c.length)
                  for (let d = 0, m, g; d < a; d++)
                    if ((g = c[d]) && g.length) {
                      if ((m = u[d]) && m.length) for (f = 0; f < g.length; f++) m.push(g[f])
                      else u[d] = g
                      f = 1
                    }
                } else ((u = c), (f = 1))
                f && r.put(u, s + ':' + l)
              })
          }
        }
      }),
      t.store
        ? await this.transaction('reg', 'readwrite', function (r) {
            for (let i of t.store) {
              let s = i[0],
                h = i[1]
              r.put(typeof h == 'object' ? JSON.stringify(h) : 1, s)
            }
          })
        : t.bypass ||
          (await this.transaction('reg', 'readwrite', function (r) {
            for (let i of t.reg.keys()) r.put(1, i)
          })),
      t.tag &&
        (await this.transaction('tag', 'readwrite', function (r) {
          for (let i of t.tag) {
            let s = i[0],
              h = i[1]
            h.length &&
              (r.get(s).onsuccess = function () {
                let o = this.result
                ;((o = o && o.length ? o.concat(h) : h), r.put(o, s))
              })
          }
        })),
      t.map.clear(),
      t.ctx.clear(),
      t.tag && t.tag.clear(),
      t.store && t.store.clear(),
      t.document || t.reg.clear()))
}
function zt(t, n, e) {
  let r = t.value,
    i,
    s = 0
  for (let h = 0, o; h < r.length; h++) {
    if ((o = e ? r : r[h])) {
      for (let l = 0, c, u; l < n.length; l++)
        if (((u = n[l]), (c = o.indexOf(u)), c >= 0))
          if (((i = 1), o.length > 1)) o.splice(c, 1)
          else {
            r[h] = []
            break
          }
      s += o.length
    }
    if (e) break
  }
  ;(s ? i && t.update(r) : t.delete(), t.continue())
}
x.remove = function (t) {
  return (
    typeof t != 'object' && (t = [t]),
    Promise.all([
      this.transaction('map', 'readwrite', function (n) {
        n.openCursor().onsuccess = function () {
          let e = this.result
          e && zt(e, t)
        }
      }),
      this.transaction('ctx', 'readwrite', function (n) {
        n.openCursor().onsuccess = function () {
          let e = this.result
          e && zt(e, t)
        }
      }),
      this.transaction('tag', 'readwrite', function (n) {
        n.openCursor().onsuccess = function () {
          let e = this.result
          e && zt(e, t, !0)
        }
      }),
      this.transaction('reg', 'readwrite', function (n) {
        for (let e = 0; e < t.length; e++) n.delete(t[e])
      }),
    ])
  )
}
function X(t, n) {
  return new Promise((e, r) => {
    ;((t.onsuccess = t.oncomplete =
      function () {
        ;(n && n(this.result), (n = null), e(this.result))
      }),
      (t.onerror = t.onblocked = r),
      (t = null))
  })
}
var Re = E
function ln(t) {
  let n = D(t)
  return n.slice(1).map((e, r) => Z(`${n[r] ?? ''} ${e}`))
}
function cn(t, n) {
  let { lexicon: e, isName: r, onRepeat: i } = n,
    s = [],
    h = (u, f) => {
      let a = s[f]
      a ? (a.at(-1) !== u ? a.push(u) : i?.(u, f)) : (s[f] = [u])
    },
    o = new Map(),
    c = r
      ? (u) => {
          let f = o.get(u)
          if (f) return f
          let a = [...e.read(u), ...ln(u).map(e.numberOf)]
          return (o.set(u, a), a)
        }
      : e.read
  return (
    t.forEach((u, f) => {
      for (let a of c(u)) h(f, a)
    }),
    s
  )
}
function Oe(t, n) {
  let e = []
  cn(t, n).forEach((i, s) => {
    e.push([n.lexicon.tokens[s] ?? '', [i]])
  })
  let r = new Re({ tokenize: 'strict', resolution: 1, encode: (i) => [i] })
  return (r.import('map', JSON.stringify(e)), r)
}
function Ae() {
  let t = [],
    n = new Map(),
    e = new Map(),
    r = (s) => {
      let h = n.get(s)
      return h !== void 0 ? h : (n.set(s, t.length), t.push(s) - 1)
    }
  return {
    read: (s) => {
      let h = []
      for (let o of D(s)) {
        let l = e.get(o)
        l || ((l = xt(o).map(r)), e.set(o, l))
        for (let c of l) h.push(c)
      }
      return h
    },
    numberOf: r,
    tokens: t,
  }
}
function un(t) {
  let n
  return () => (n ??= t())
}
var fn = (t) => [...t.matchAll(/\n(\S+)/g)].map(([, n]) => n).join(' '),
  an = ['', 0, '', '', '']
function $e(t, n) {
  let e = []
  return (t.s[0]?.[1] === 0 ? t.s : [an, ...t.s]).map(([s, h, o, l, c]) => {
    let u = l.replaceAll(
      `
`,
      ' ',
    )
    return (
      (e = h === 0 ? [] : [...e.slice(0, h - 1), o]),
      {
        page: t,
        id: s,
        path: e,
        prose: u,
        defined: fn(l),
        names: c,
        pageIndex: n,
        isLead: h === 0,
        joinedTitle: Z(t.t),
        joinedHeading: Z(o),
        headingWords: o.split(' ').length,
        words: un(() => D(`${o} ${u}`).map(V).join(' ')),
        length: u.length / 6,
      }
    )
  })
}
var Vt = ['title', 'heading', 'path', 'defined', 'code', 'body'],
  gn = (t) => t.replaceAll(/[-/]/g, ' ')
function dn({ page: t, id: n, path: e, prose: r, defined: i, names: s, isLead: h }) {
  return {
    title: t.t,
    heading: e.at(-1) ?? '',
    path: `${e.slice(0, -1).join(' ')} ${t.c} ${gn(h ? t.u : n)}`,
    defined: i,
    code: s,
    body: r,
  }
}
function Ie(t) {
  let n = t.flatMap($e),
    e = n.map(dn),
    r = Ae(),
    i = n.map(() => new Map()),
    s = (l, c) => {
      let u = i[l]
      u?.set(c, (u.get(c) ?? 1) + 1)
    },
    h = new Map(
      Vt.map((l) => {
        let c = e.map((a) => a[l])
        return [
          l,
          Oe(c, {
            lexicon: r,
            isName: l === 'title' || l === 'heading',
            ...(l === 'body' ? { onRepeat: s } : {}),
          }),
        ]
      }),
    ),
    o = new Map()
  return {
    sections: n,
    words: new Set(r.tokens),
    find: (l, c) => {
      let u = `${l} ${c}`,
        f = o.get(u)
      if (f) return f
      let d = (h.get(l)?.search(c, { limit: n.length }) ?? []).map(Number)
      return (o.set(u, d), d)
    },
    count: (l, c) => i[l]?.get(r.numberOf(c)) ?? 1,
  }
}
var pn = { title: 9.6, heading: 8.8, path: 3.2, defined: 3, code: 1.3, body: 1.1 }
function mn(t, n) {
  return Math.log(1 + (n - t + 0.5) / (t + 0.5))
}
function yn(t, n) {
  return t === 'body' || t === 'code'
    ? Math.min(1.3, 1 / (0.7 + 0.3 * Math.sqrt(n.length / 60)))
    : t === 'heading'
      ? 1 / (0.94 + 0.06 * n.headingWords)
      : t === 'title' && !n.isLead
        ? 0.25
        : 1
}
var wn = (t) => 1.3 - 0.3 / t
function xn(t, n, e) {
  let r = new Map()
  for (let { term: s, quality: h } of t.matches)
    for (let o of Vt)
      for (let l of n.find(o, s)) {
        let c = n.sections[l]
        if (!c) continue
        let u = o === 'body' ? wn(n.count(l, s)) : 1,
          f = pn[o] * h ** 2 * yn(o, c) * u,
          a = r.get(l) ?? 0
        r.set(l, Math.max(f, a) + 0.12 * Math.min(f, a))
      }
  let i = mn(r.size, n.sections.length)
  for (let [s, h] of r) e(s, h * i, t.covers)
  return r.size === 0 ? 0 : i
}
function bn(t, n) {
  let e = t.words.length,
    r = new Map(),
    i = t.words.map(() => 0)
  for (let s of t.terms) {
    let h = xn(s, n, (c, u, f) => {
        let a = r.get(c) ?? Array.from({ length: e }, () => 0)
        for (let d of f) a[d] = Math.max(a[d] ?? 0, u)
        r.set(c, a)
      }),
      [o = 0, ...l] = s.covers
    l.length === 0 && (i[o] = h)
  }
  return { tallies: r, rarities: i }
}
function Pe(t, n) {
  let { tallies: e, rarities: r } = bn(t, n),
    i = ne(t.words, r),
    s = t.words.length,
    h = r.reduce((c, u) => c + u, 0) || 1,
    l = [...e]
      .flatMap(([c, u]) => {
        let f = n.sections[c]
        if (!f) return []
        let a = u.reduce((g, p, w) => g + (p > 0 ? (r[w] ?? 0) : 0), 0) / h,
          m = (u.reduce((g, p) => g + p, 0) / Math.sqrt(s)) * a ** 2 + ee(f, i) * a
        return [{ section: f, score: (m + te(f, t)) * f.page.b, number: c }]
      })
      .toSorted((c, u) => u.score - c.score || c.number - u.number)
  return ie(
    l.map(({ section: c, score: u }) => ({ section: c, score: u })),
    t,
  )
}
var Sn = /[\p{L}\p{N}_$@]+(?:[.'’-][\p{L}\p{N}_$]+)*/gu
function _e(t, n) {
  return [...t.matchAll(Sn)].flatMap((e) => {
    let r = e[0]
    return xt(r).some(n) ? [{ start: e.index, end: e.index + r.length }] : []
  })
}
function Gt(t, n) {
  let e = [],
    r = 0
  for (let { start: i, end: s } of n)
    (i > r && e.push({ text: t.slice(r, i), marked: !1 }),
      e.push({ text: t.slice(i, s), marked: !0 }),
      (r = s))
  return (r < t.length && e.push({ text: t.slice(r), marked: !1 }), e)
}
function Jt(t, n) {
  return Gt(t, _e(t, n))
}
function Be(t, n, e = 150) {
  let r = _e(t, n)
  if (t.length <= e) return Gt(t, r)
  let i = 0,
    s = -1
  for (let { start: f } of r) {
    let a = Math.max(0, f - 40),
      d = r.filter((m) => m.start >= a && m.end <= a + e).length
    d > s && ((s = d), (i = a))
  }
  let h = i === 0 ? 0 : t.indexOf(' ', i) + 1,
    o = Math.min(t.length, h + e),
    l = o === t.length ? o : Math.max(h + 1, t.lastIndexOf(' ', o)),
    c = r
      .filter((f) => f.start >= h && f.end <= l)
      .map((f) => ({ start: f.start - h, end: f.end - h })),
    u = Gt(t.slice(h, l), c)
  return [
    ...(h > 0 ? [{ text: '… ', marked: !1 }] : []),
    ...u,
    ...(l < t.length ? [{ text: ' …', marked: !1 }] : []),
  ]
}
var kn = 40,
  Mn = 400,
  vn = (t) => (t.length < 4 || /^\d+$/.test(t) ? 0 : t.length < 8 ? 1 : 2)
function ze(t) {
  let n = 0
  for (let e = 0; e < t.length; e++) n |= 1 << (t.charCodeAt(e) & 31)
  return n
}
function jn(t) {
  let n = 0
  for (let e = t; e !== 0; e &= e - 1) n += 1
  return n
}
function Rn(t, n) {
  let e = 0,
    r = t.length
  for (; e < r;) {
    let i = (e + r) >> 1
    ;(t[i] ?? '') < n ? (e = i + 1) : (r = i)
  }
  return e
}
function On(t, n) {
  let e = []
  for (let r = Rn(t, n); e.length < Mn; r++) {
    let i = t[r]
    if (i === void 0 || !i.startsWith(n)) break
    i !== n && e.push({ term: i, quality: 0.5 + (0.4 * n.length) / i.length })
  }
  return e
}
function An({ terms: t, letters: n }, e) {
  let r = vn(e)
  if (r === 0) return []
  let i = ze(e),
    s = []
  return (
    t.forEach((h, o) => {
      if (h.length < e.length - r || jn(i & ~(n[o] ?? 0)) > r) return
      let l = h[0] === e[0],
        { whole: c, prefix: u } = bt(e, h, r)
      c <= r
        ? s.push({ term: h, quality: (l ? 0.66 : 0.52) - 0.14 * c })
        : u <= r && l && e.length > 5 && s.push({ term: h, quality: 0.5 - 0.08 * u })
    }),
    s
  )
}
function Te(t, n) {
  let e = [...t].toSorted((o, l) => (o < l ? -1 : 1)),
    r = { terms: e, letters: Int32Array.from(e, ze) },
    i = new Map()
  for (let o of e) {
    let l = F(o),
      c = i.get(l)
    c ? c.push(o) : i.set(l, [o])
  }
  let s = new Map(),
    h = (o, l) => {
      let c = t.has(o) ? [{ term: o, quality: 1 }] : []
      for (let f of i.get(F(o)) ?? []) c.push({ term: f, quality: 0.95 })
      for (let f of n)
        if (f.includes(o)) for (let a of f) t.has(a) && c.push({ term: a, quality: 0.7 })
      ;((o.length > 1 || c.length === 0) && c.push(...On(e, o)),
        !l && !c.some(({ quality: f }) => f > 0.75) && c.push(...An(r, o)))
      let u = new Map()
      for (let { term: f, quality: a } of c) u.set(f, Math.max(a, u.get(f) ?? 0))
      return [...u]
        .map(([f, a]) => ({ term: f, quality: a }))
        .toSorted((f, a) => a.quality - f.quality || (f.term < a.term ? -1 : 1))
        .slice(0, kn)
    }
  return {
    match: (o, l = !1) => {
      let c = l ? `=${o}` : o,
        u = s.get(c)
      if (u) return u
      let f = h(o, l)
      return (s.set(c, f), f)
    },
  }
}
var We = 200,
  $n = 4,
  In = 0.45
function Pn({ page: t, id: n }) {
  return n === '' ? t.u : `${t.u}#${encodeURIComponent(n)}`
}
function _n(t) {
  let n = t[0]?.score ?? 0
  return t.filter(({ score: e }) => e > 0 && e >= n * 0.08)
}
function Bn(t) {
  let n = new Set(
      t.terms.flatMap(({ matches: r }) =>
        r.filter(({ quality: i }) => i > 0.4).map(({ term: i }) => i),
      ),
    ),
    e = new Set([...n].map(F))
  return (r) => n.has(r) || e.has(F(r))
}
function zn(t, n, { limit: e, all: r }) {
  let i = Bn(n),
    s = new Map(),
    h = 0
  for (let { section: o, score: l } of t) {
    if (h >= e) break
    let c = s.get(o.pageIndex)
    if (c && (c.hits.length >= $n || l < c.best * In) && !r) continue
    let f = { href: Pn(o), path: o.path.map((a) => Jt(a, i)), snippet: Be(o.prose || o.names, i) }
    ;((h += 1),
      c
        ? c.hits.push(f)
        : s.set(o.pageIndex, { title: Jt(o.page.t, i), category: o.page.c, hits: [f], best: l }))
  }
  return [...s.values()].map(({ title: o, category: l, hits: c }) => ({
    title: o,
    category: l,
    hits: c,
  }))
}
function Ce(t, n = []) {
  let e = Ie(t),
    r = n.map((o) => o.map(V)),
    i = Te(e.words, r),
    s = (o) => {
      let l = qt(o.slice(0, We), i)
      return { query: l, ranked: _n(Pe(l, e)) }
    },
    h = (o) => {
      let l = D(o.slice(0, We)).map(V),
        c = l.flatMap((f) => [f.slice(0, 4), f.slice(0, 3)].filter((a) => a.length > 2)),
        u = [
          ...l,
          ...c.flatMap((f) =>
            i
              .match(f)
              .slice(0, 6)
              .map(({ term: a }) => ({ term: a, hits: s(a).ranked.length }))
              .toSorted((a, d) => d.hits - a.hits)
              .slice(0, 2)
              .map(({ term: a }) => a),
          ),
        ]
      return [...new Set(u)].filter((f) => s(f).ranked.length > 0).slice(0, 3)
    }
  return {
    search: (o, l, c = !1) => {
      let { query: u, ranked: f } = s(o),
        a = zn(f, u, { limit: l, all: c }),
        d = f.length === 0 && o.trim() !== ''
      return { query: o, groups: a, total: f.length, suggestions: d ? h(o) : [] }
    },
  }
}
function Tn(t) {
  return typeof t == 'object' && t !== null && 'version' in t && t.version === 2
}
async function Wn(t, n) {
  let e = await fetch(t)
  if (!e.ok) throw new Error(`\`${t}\` responded with status ${e.status}.`)
  let r = await e.json()
  if (!Tn(r)) throw new Error(`\`${t}\` is not search data.`)
  return Ce(Yt(r), n)
}
function ki() {
  let t = new Map(),
    n = (e, r) => {
      let i = t.get(e)
      if (i) return i
      let s = Wn(e, r)
      return (t.set(e, s), s.catch(() => t.delete(e)), s)
    }
  return async (e) => {
    let { id: r } = e
    try {
      let i = await n(e.href, e.kind === 'load' ? e.synonyms : []),
        s = e.kind === 'search' ? i.search(e.text, e.limit, e.all) : void 0
      return { id: r, kind: 'done', result: s }
    } catch (i) {
      return { id: r, kind: 'failed', reason: i instanceof Error ? i.message : String(i) }
    }
  }
}
export { ki as a }
/*! Licenses: licenses-07763ac3.txt */
