/** An element with its texts and children; attributes are left out. */
export interface XmlElement {
  readonly name: string
  readonly text: string
  readonly children: readonly XmlElement[]
}
/** A text that is no XML of the forms that are read. */
export class XmlError extends Error {
  override readonly name = 'XmlError'
}

/** A value, or elements below it. An empty value and an element without children are left out. */
export type XmlData = readonly [name: string, content: string | readonly XmlData[]]

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const escaped = (value: string): string =>
  value.replace(/[&<>"']/g, (sign) => `&${Object.keys(entities).find((name) => entities[name] === sign)!};`)

const isEmpty = ([, content]: XmlData): boolean => (typeof content === 'string' ? content === '' : content.every(isEmpty))
function lines(data: XmlData, indent: string): string[] {
  const [name, content] = data
  if (typeof content === 'string') return [`${indent}<${name}>${escaped(content)}</${name}>`]
  return [
    `${indent}<${name}>`,
    ...content.filter((one) => !isEmpty(one)).flatMap((one) => lines(one, `${indent}  `)),
    `${indent}</${name}>`,
  ]
}
/** @param namespace of the root element */
export function writeXml(root: XmlData, namespace: string): string {
  const [first = '', ...rest] = lines(root, '')
  return ['<?xml version="1.0" encoding="UTF-8"?>', first.replace('>', ` xmlns="${namespace}">`), ...rest, ''].join('\n')
}

const mostCharacters = 5_000_000
const mostElements = 200_000
const deepest = 50
const decoded = (value: string): string =>
  value.replace(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|\w+);/g, (entity, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? entity
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
const token = /<!\[CDATA\[([^]*?)\]\]>|<!--[^]*?-->|<\?[^]*?\?>|<(\/?)(?:[\w.-]+:)?([\w.-]+)(?:\s[^<>]*?)?(\/?)>|([^<]+)/y

interface Open {
  readonly name: string
  text: string
  readonly children: XmlElement[]
}
/**
 * Reads elements, texts, CDATA, comments and prefixes of namespaces. Declarations of types are refused: their entities could grow without end.
 * @throws XmlError
 */
export function readXml(text: string): XmlElement {
  if (text.length > mostCharacters) throw new XmlError('too long')
  const top: Open = { name: '', text: '', children: [] }
  const open: Open[] = [top]
  let count = 0
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const match = token.exec(text)
    if (!match) throw new XmlError('no element')
    const [matched, cdata, end, name, isEmptyTag, plain] = match
    const here = open.at(-1)!
    if (cdata !== undefined) here.text += cdata
    else if (plain !== undefined) here.text += decoded(plain)
    else if (name !== undefined) {
      if (end) {
        if (here.name !== name || here === top) throw new XmlError(`unexpected end of ${name}`)
        open.pop()
        open.at(-1)!.children.push({ name, text: here.text.trim(), children: here.children })
      } else if (isEmptyTag) here.children.push({ name, text: '', children: [] })
      else open.push({ name, text: '', children: [] })
      if ((count += 1) > mostElements || open.length > deepest) throw new XmlError('too many elements')
    } else if (matched === '') throw new XmlError('no element')
  }
  const [root, ...others] = top.children
  if (!root || others.length > 0 || open.length > 1) throw new XmlError('not one element')
  return root
}

/** Text of the first element below a path: `Head/MessageID`; '' without one. */
export function textAt(element: XmlElement, path: string): string {
  let here: XmlElement | undefined = element
  for (const name of path.split('/')) here = here?.children.find((child) => child.name === name)
  return here?.text ?? ''
}
