// Icons of Material in text have no counterpart; those whose emoji says the same become it.
const emojis: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:check|checkbox-marked|check-bold|check-all|check-circle)(?:-fill|-outline)?(?:-\d+)?$/,
    '✅',
  ],
  [/^(?:close|close-thick|close-circle|x|x-circle|xmark)(?:-fill|-outline)?(?:-\d+)?$/, '❌'],
  [/^(?:alert|warning|triangle-exclamation)(?:-fill|-outline|-circle)?(?:-\d+)?$/, '⚠️'],
  [/^(?:information|info|circle-info)(?:-fill|-outline)?(?:-\d+)?$/, 'ℹ️'],
  [/^(?:lightbulb|light-bulb)(?:-fill|-outline|-on)?(?:-\d+)?$/, '💡'],
  [/^heart(?:-fill|-outline)?(?:-\d+)?$/, '❤️'],
  [/^star(?:-fill|-outline)?(?:-\d+)?$/, '⭐'],
  [/^rocket(?:-launch)?(?:-outline)?(?:-\d+)?$/, '🚀'],
  [/^flask(?:-outline)?(?:-\d+)?$/, '🧪'],
  [/^bug(?:-outline)?(?:-\d+)?$/, '🐛'],
  [/^(?:thumb-up|thumbsup)(?:-outline)?(?:-\d+)?$/, '👍'],
  [/^(?:thumb-down|thumbsdown)(?:-outline)?(?:-\d+)?$/, '👎'],
  [/^arrow-right(?:-thin)?(?:-\d+)?$/, '→'],
  [/^arrow-left(?:-thin)?(?:-\d+)?$/, '←'],
]

/** The emoji that looks like an icon such as `material-check`; undefined for most icons. */
export function emojiOfIcon(icon: string): string | undefined {
  const name = icon.replace(
    /^(?:material|octicons|simple|fontawesome-(?:solid|regular|brands))-/,
    '',
  )
  return emojis.find(([pattern]) => pattern.test(name))?.[1]
}
