// Words and turns of phrase that don't belong in the texts of docs-ssg, each with what to write instead. The list only
// catches the obvious; the rest is editing.

/** @type {readonly { pattern: RegExp, instead: string }[]} */
export const phrases = [
  {
    pattern: /\b(?:sees?|shows?|shown) (?:\w+ )?as (?:it is|they are) written\b/,
    instead: 'as plain text; unchanged',
  },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix, repair' },
  { pattern: /\bheal(?:s|ed|ing)?\b/i, instead: 'fix, repair' },
  { pattern: /\b(?:Enters|Leaves): /, instead: 'Given …, it returns …' },
  { pattern: /\banew\b/i, instead: 'again; rebuild, rewrite' },
  { pattern: /\b(?:whoever|nobody|somebody)\b/i, instead: 'you, readers, no one, someone' },
  { pattern: /\bwho (?:hears|reads|looks|writes|wants|waits) /i, instead: 'people who …, readers' },
  { pattern: /\b(?:nevertheless|thus|hence)\b/i, instead: 'still, so' },
  { pattern: /\bto and fro\b/i, instead: 'back and forth' },
  { pattern: /\bfor ever\b/i, instead: 'forever' },
  { pattern: /\bany more[.,;:)]/i, instead: 'no longer, any longer' },
  { pattern: /\bat once\b/i, instead: 'immediately; at the same time' },
  { pattern: /\b(?:under way|in flight)\b/i, instead: 'pending, in progress' },
  {
    pattern: /\b(?:lead|leads|leading) (?:to no|to nothing|nowhere|astray)\b/i,
    instead: 'point to …',
  },
  {
    pattern:
      /(?<!there )(?<!there's )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|different\b|one\b|worse\b|better\b)[a-z`]/i,
    instead: 'is not a/an …, has no …',
  },
  { pattern: /\bbelongs? into\b/i, instead: 'belongs in' },
  { pattern: /\boutside of\b/i, instead: 'outside' },
  {
    pattern:
      /\bst(?:ands?|ood|anding) (?:in|on|at|there|behind|above|below|between|beside|before|after|where|alone|still|inside|around|near)\b/i,
    instead: 'is, are',
  },
  { pattern: /\blies (?:in|on|at|below|beside|there|where)\b/i, instead: 'is' },
  { pattern: /\bKnown are\b/, instead: 'Expected one of' },
  { pattern: /\bspeaks? (?:against|of|for)\b/i, instead: 'drawbacks; describes' },
  { pattern: /\bpictures?\b(?!-in-picture)(?<!in-picture)/i, instead: 'image' },
  { pattern: /(?<![Ss]tyle[ -]?)\bsheets?\b/, instead: 'style sheet' },
  { pattern: /(?<!--fix )\bfaults?\b/i, instead: 'error, problem, bug' },
  { pattern: /\bculprits?\b/i, instead: 'cause' },
  {
    pattern:
      /\b(?:colour|behaviour|neighbour|honour|favour|labour|flavour|analyse|organis|recognis|normalis|initialis|serialis|optimis(?!tic)|minimis|licence|centre(?!d)|catalogue(?!d)|grey)\w*/i,
    instead: 'American spelling',
  },
  {
    pattern: /\b(?:shall|whilst|amongst|upon|hitherto|whereof|thereof|therein)\b/i,
    instead: 'plain words',
  },
  { pattern: /\bwould-be\b/i, instead: 'plain words' },
  {
    pattern: /\bis (?:told|asked) (?!apart)(?:of|to whom|by)\b/i,
    instead: 'is reported, is requested',
  },
  { pattern: /\b(?:meanwhile|whereas|seldom)\b/i, instead: 'until then, but, while, rarely' },
  {
    // "of your own middleware" is English; "a folder of your own" sounds translated.
    pattern:
      /\bof (?:its|their|your|our|my|his) own(?=[.,;:)!?`(\n]|$| (?:in|with|without|and|or|has|have|had|is|are|isn|that|which|to|for|on|as|below|beside|can|may|from|at|by|only|too|also|there|keep|get|gets|as|named|when|if|because|so|but|will|did|makes|holds|contains)\b| \()/i,
    instead: 'its own …, a separate …',
  },
  {
    pattern:
      /(?<!\b(?:most|all|both|each|some|many|none|one|two|few|either|neither|any|half|several) )\bof which\b(?! file)/i,
    instead: 'whose, which … of, two sentences',
  },
  { pattern: /\bfor which (?:you|it|one) needs? no\b/i, instead: "you don't need any …" },
  { pattern: /(?:^|[.:!?] |[*-] )Therefore\b/, instead: 'so, because; or nothing' },
  { pattern: /(?:^|[.:!?] |[*-] )Nor\b/, instead: 'usual order: … is never, … does not … either' },
  {
    pattern: /\b(?:about which|with which you)\b/i,
    instead: 'two sentences',
  },
  { pattern: /\bsooner or later\b/i, instead: 'eventually' },
  {
    pattern: /\bone (?:below|beside) the other\b/i,
    instead: 'in one list, in a column, side by side',
  },
  {
    pattern: /\b(?:error|message|warning|text)s? that begins? with\b/i,
    instead: 'the text, with … at its end',
  },
  { pattern: /\bplan about\b/i, instead: 'allow about' },
  { pattern: /\bpage to which\b/i, instead: 'page that … is relative to' },
  { pattern: /\bmost frequent use\b/i, instead: 'most often, you use it to …' },
  { pattern: /\b(?:gets?|getting) the focus\b/i, instead: 'receives or regains focus' },
  { pattern: /\bwait(?:s|ed)? with \w+ing\b/i, instead: 'delays …, does … later' },
  { pattern: /\ban? \w+ of yours\b/i, instead: 'your …, your own …' },
  { pattern: /\bone ends up\b/i, instead: 'you end up' },
  {
    // Where something is in a text; "the type behind it" and "behind a proxy" are English.
    pattern:
      /\b(?:spaces?|list|title|comment|offset|index|signs?|marks?|id\}`) (?:is |are )?behind\b|\bbehind (?:the|a|an|each|its) (?:heading|fence|mark|number|first|last|tag|bracket|front matter|paragraph|term|word|colon|link|image)/i,
    instead: 'after',
  },
  { pattern: /\breplace(?:s|d)? (?:it|them|these|each|rules) by\b/i, instead: 'replace … with' },
  { pattern: /\b(?:go|goes|went|going) on (?:with|without) /i, instead: 'continue' },
  { pattern: /\btake out what\b/i, instead: 'remove what' },
]
