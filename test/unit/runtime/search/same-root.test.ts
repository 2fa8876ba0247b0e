import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../../runtime/search/engine.ts'
import { areForms } from '../../../../runtime/search/words/same-root.ts'

const pageOf = (text: string) =>
  ({ u: '/a', t: 'A', c: '', b: 1, s: [['', 0, '', text, '']] }) as const
const finds = (text: string, query: string): boolean =>
  createEngine([pageOf(text), { ...pageOf('0'), u: '/b' }]).search(query, 5).groups[0]?.hits[0]
    ?.href === '/a'

describe('a word that a site has in another form only', () => {
  it.each([
    // Verbs and their nouns in French, Spanish, Portuguese and Italian.
    ['Publication du site', 'publier'],
    ['Choisir un hébergeur', 'hébergement'],
    ['La traduction', 'traduire'],
    ['On compare tout', 'comparaison'],
    ['La vérification', 'vérifier'],
    ['La eliminación', 'eliminar'],
    ['Las copias se validan', 'validación'],
    ['Configuração do servidor', 'configurar'],
    ['Si installa', 'installazione'],
    // Participles, double vowels and separable verbs of German and Dutch.
    ['De velden worden gevalideerd', 'valideren'],
    ['Elke vertaling in zijn taal', 'talen'],
    ['Alle talen', 'taal'],
    ['Die Komponente ruft das auf', 'aufrufen'],
    ['Het onderdeel roept dat aan', 'aanroepen'],
    ['Wird konfiguriert', 'Konfigurierung'],
    // Verbs, aspects and nouns of Russian.
    ['Пакет устанавливается', 'установить'],
    ['Публикация', 'опубликовать'],
    ['Вызывает функцию', 'вызов'],
    ['Подписывается на события', 'подписаться'],
    ['Клиент подключается', 'подключение'],
  ])('%s: %s', (text, query) => {
    expect(finds(text, query)).toBe(true)
  })

  it.each([
    // The beginning alone doesn't make two words forms of one.
    ['контроль', 'контекст'],
    ['context', 'control'],
    ['selector', 'serializer'],
    ['component', 'company'],
  ])('%s and %s are not forms of one word', (word, other) => {
    expect(areForms(word, other)).toBe(false)
  })

  it('comes after the word itself', () => {
    const pages = [pageOf('publication'), { ...pageOf('publier'), u: '/b' }]
    expect(createEngine(pages).search('publier', 5).groups).toHaveLength(1)
  })
})
