/**
 * Rich text of published contents: the JSON document of the editor (ProseMirror), kept as text and drawn by us. What is not listed here is no part of
 * it: there is no markup that could be hostile. '' is a text without content.
 */
export interface RichMark {
  readonly type: 'bold' | 'italic' | 'underline' | 'strike' | 'link'
  readonly attrs?: { readonly href?: string }
}
export interface RichNode {
  readonly type: string
  readonly text?: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly RichNode[]
  readonly marks?: readonly RichMark[]
}

/** Longest text on the wire, in UTF-16 units. */
export const richMost = 200_000
const deepest = 16

const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule', 'image', 'table']
/** Allowed children of each element. */
const within: Readonly<Record<string, readonly string[]>> = {
  doc: blocks,
  paragraph: ['text', 'hardBreak'],
  heading: ['text', 'hardBreak'],
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: blocks,
  blockquote: blocks,
  horizontalRule: [],
  image: [],
  table: ['tableRow'],
  tableRow: ['tableCell', 'tableHeader'],
  tableCell: blocks,
  tableHeader: blocks,
  text: [],
  hardBreak: [],
}
const plainMarks = ['bold', 'italic', 'underline', 'strike']

/** A picture of the site by its key, as `AddPicture` answers it. */
export const pictureKey = /^[0-9a-f]{32}$/

/** Where a link of a text or of the navigation may lead: a page of this site, a web address, mail or telephone. */
export const isSafeLink = (href: string): boolean =>
  href.length <= 500 &&
  // control characters and spaces vanish in browsers, and make another address of it
  !/[\p{Cc}\s\\]/u.test(href) &&
  (/^\/(?!\/)/.test(href) || /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(href) || /^(?:mailto:[^?@]+(?:@[^?@]+)+|tel:\+?[\d-]+)$/i.test(href))

/** The document of a text; undefined when it holds anything that is no part of rich text. '' is the empty document. */
export function readRich(text: string): RichNode | undefined {
  if (text === '') return { type: 'doc', content: [] }
  if (text.length > richMost) return undefined
  try {
    const doc: unknown = JSON.parse(text)
    return isNode(doc, ['doc'], 0) ? doc : undefined
  } catch {
    return undefined
  }
}

function isNode(value: unknown, allowed: readonly string[], depth: number): value is RichNode {
  if (depth > deepest || typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { type, text, attrs, content, marks, ...others } = value as Record<string, unknown>
  if (typeof type !== 'string' || !allowed.includes(type) || Object.keys(others).length > 0) return false
  if ((type === 'text') !== (typeof text === 'string' && text !== '')) return false
  if (marks !== undefined && (type !== 'text' || !Array.isArray(marks) || !marks.every(isMark))) return false
  if (!areAttributes(type, attrs)) return false
  if (content === undefined) return type !== 'table'
  const inside = within[type]!
  return Array.isArray(content) && content.every((node) => isNode(node, inside, depth + 1))
}

function isMark(value: unknown): value is RichMark {
  if (typeof value !== 'object' || value === null) return false
  const { type, attrs, ...others } = value as Record<string, unknown>
  if (Object.keys(others).length > 0 || typeof type !== 'string') return false
  if (plainMarks.includes(type)) return attrs === undefined
  const href = (attrs as { href?: unknown } | undefined)?.href
  return type === 'link' && typeof href === 'string' && isSafeLink(href)
}

const isSpan = (value: unknown) =>
  value === undefined || value === null || (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 50)

function areAttributes(type: string, attrs: unknown): boolean {
  const given = (attrs ?? {}) as Readonly<Record<string, unknown>>
  if (typeof given !== 'object' || Array.isArray(given)) return false
  switch (type) {
    case 'heading':
      return given['level'] === 2 || given['level'] === 3
    case 'image':
      return (
        pictureKey.test(String(given['src'])) && (given['alt'] === undefined || given['alt'] === null || typeof given['alt'] === 'string')
      )
    case 'tableCell':
    case 'tableHeader':
      return isSpan(given['colspan']) && isSpan(given['rowspan'])
    default:
      // whatever else the editor says of a node is not drawn
      return true
  }
}

/** The words of a document, for descriptions, searches and the timeline. */
export function plainOf(node: RichNode): string {
  if (node.type === 'text') return node.text ?? ''
  const inside = (node.content ?? []).map(plainOf)
  return within[node.type]?.includes('text') ? inside.join('') : inside.filter(Boolean).join(' ')
}

/** Keys of the pictures of a document. */
export const picturesOf = (node: RichNode): string[] => [
  ...(node.type === 'image' ? [String(node.attrs?.['src'])] : []),
  ...(node.content ?? []).flatMap(picturesOf),
]

/** The words of a document as files have them: a line for each block that has words. */
export const linesOf = (doc: RichNode): string =>
  (doc.content ?? [])
    .map(plainOf)
    .filter((words) => words.trim() !== '')
    .join('\n')

const blank = (words: string) => words.replace(/\s+/g, ' ').trim()

/**
 * The document that comes of plain words which somebody has changed in a file: blocks whose words are still there stay as they are, with their
 * headings, lists, tables and pictures; other lines are paragraphs. Words that are all the same change nothing. `most`: words were cut there.
 */
export function withWords(text: string, words: string, most = Number.POSITIVE_INFINITY): string {
  const doc = readRich(text)
  const blocks = doc?.content ?? []
  if (!doc || blocks.length === 0) return richOf(words)
  const fullLines = linesOf(doc)
  const isCut = words.length >= most && blank(fullLines).startsWith(blank(words))
  if (isCut || blank(words) === blank(fullLines)) return text
  const content: RichNode[] = []
  let at = 0
  for (const line of words.split('\n').map(blank).filter(Boolean)) {
    const found = blocks.findIndex((block, place) => place >= at && blank(plainOf(block)) === line)
    if (found < 0) content.push({ type: 'paragraph', content: [{ type: 'text', text: line }] })
    // pictures and rules have no words: they stay with the block behind them
    else for (; at <= found; at++) if (at === found || blank(plainOf(blocks[at]!)) === '') content.push(blocks[at]!)
  }
  content.push(...blocks.slice(at).filter((block) => blank(plainOf(block)) === ''))
  return content.length === 0 ? '' : JSON.stringify({ ...doc, content })
}

/** Lines of plain words as a rich text: a paragraph each. '' stays ''. */
export function richOf(words: string): string {
  const lines = words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const content = lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }))
  return lines.length === 0 ? '' : JSON.stringify({ type: 'doc', content })
}
