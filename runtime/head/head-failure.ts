// Notices that the scripts of the site don't load. It is for pages that contain their style sheets, which look
// complete without any other file.

addEventListener(
  'error',
  ({ target }) => {
    const isScript = target instanceof HTMLScriptElement && target.type === 'module'
    if (isScript) document.documentElement.dataset['failed'] = ''
  },
  // Errors of elements don't bubble.
  true,
)
