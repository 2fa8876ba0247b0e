// The options that search providers share.
import * as v from 'valibot'
import { doc, filledText, option, optional } from '../../primitives/formats/schema-parts.ts'

/** The values of `search.provider`. */
export const providerSentence =
  'Where results come from: data built with the site (`embedded`), an index of Algolia DocSearch or of another server, or no search at all (`none`).'

/** The options of every provider. */
export const sharedEntries = {
  placeholder: option(v.string(), 'Search docs', 'Text of the search button and field.'),
  maxResults: option(v.number(), 20, 'Number of results in the search dialog.'),
  reportUrl: optional(v.string(), 'URL of the link `Let us know.`; `{query}` is replaced.'),
  helpLinks: option(
    v.array(
      v.strictObject({
        label: doc(v.string(), 'Text of the link.'),
        to: doc(v.string(), 'A page of this site, `/guide/install`, or a full URL.'),
      }),
    ),
    [],
    'Links for readers who find nothing, such as the main sections and troubleshooting.',
  ),
  openSearch: option(
    v.boolean(),
    false,
    'Write `opensearch.xml`, which lets browsers search the site from their address bar.',
  ),
  synonyms: option(v.array(v.array(v.string())), [], 'Groups of words with the same meaning.'),
}

/** The options of every provider with its own index. */
export const hostedEntries = {
  apiKey: doc(filledText, 'Search-only API key, which is public.'),
  contextualSearch: option(v.boolean(), true, 'Filter results by language and docs version.'),
}
