import { documentState, moveDocuments } from '@jst/contracts/document'
import type { EntityField, EntityValue, EntityValues } from '@jst/contracts/entity'
import { addPicture, sitePartCalls, sitePages, siteParts, type ContentKind, type PartContent, type SitePart } from '@jst/contracts/portal'
import type { TSchema } from 'typebox'
import { addFile, pdf } from '../../testing/send-file.ts'
import type { TestClient, TestServer } from '../../testing/index.ts'

/** A rich text whose every text, alternative text and cell is `words`. */
export function richWith(words: string, picture = ''): string {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: words, marks: [{ type: 'bold' }] }] }
  const cell = (type: string) => ({ type: 'tableRow', content: [{ type, content: [paragraph] }] })
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] }
  const content = [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: words }] },
    paragraph,
    list,
    { type: 'blockquote', content: [paragraph] },
    { type: 'table', content: [cell('tableHeader'), cell('tableCell')] },
    ...(picture ? [{ type: 'image', attrs: { src: picture, alt: words } }] : []),
  ]
  return JSON.stringify({ type: 'doc', content })
}

/** Codes that fields point to. */
const codes: Readonly<Record<string, string>> = { port: 'CNSHA', carrier: 'COSCO', lane: '' }
const given: Readonly<Record<string, string>> = { phone: '021-55667788', email: 'a@haijie.example' }

function valueOf(field: EntityField, words: string, picture: string): EntityValue {
  switch (field.kind) {
    case 'text':
    case 'lines':
    case 'code':
      return field.rule ? given[field.rule]! : words.slice(0, field.max)
    case 'rich':
      return richWith(words, picture)
    case 'picture':
      return picture
    case 'choice':
      return Object.keys(field.choices)[0]!
    case 'number':
      return field.min > 0 ? field.min : 0
    case 'reference':
      return codes[field.to] ?? ''
    case 'flag':
      return true
    default:
      return ''
  }
}

/** A content of the kind with `words` in each of its fields that takes any. */
export const contentWith = (kind: ContentKind, words: string, picture = ''): EntityValues =>
  Object.fromEntries(
    kind.calls.entity.fields.flatMap((field) => (field.key === 'Code' ? [] : [[field.key, valueOf(field, words, picture)] as const])),
  )

interface Fill {
  readonly words: string
  readonly picture: string
  /** In place of `words` where a link is wanted. */
  readonly address: string
}
type AnySchema = TSchema & {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly AnySchema[]
  readonly items?: AnySchema
  readonly properties?: Readonly<Record<string, AnySchema>>
  readonly maxLength?: number
  readonly pattern?: string
}
const reached: Readonly<Record<string, string>> = { phone: given['phone']!, mail: given['email']! }

/** A value of a schema with `words` in each text of it; of a list, one of each kind that it may hold. */
function filled(schema: AnySchema, key: string, fill: Fill): unknown {
  const { words, picture, address } = fill
  if (schema.const !== undefined) return schema.const
  if (schema.anyOf) return filled(schema.anyOf[0]!, key, fill)
  if (schema.type === 'boolean') return true
  if (schema.items) return itemsOf(schema.items, fill)
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, inside]) => [name, filled(inside, name, fill)]))
  if (schema.pattern) return key === 'Colour' ? '' : picture
  if (key === 'To') return address
  return key === 'Body' || key === 'Culture' ? richWith(words, picture) : words.slice(0, schema.maxLength)
}

function itemsOf(items: AnySchema, fill: Fill): unknown[] {
  const kinds = items.properties?.['Kind']?.anyOf
  if (!kinds) return (items.anyOf ?? [items]).map((item) => filled(item, '', fill))
  const item = filled(items, '', fill) as object
  return kinds.map(({ const: Kind }) => ({ ...item, Kind, Value: Kind === 'link' ? fill.address : (reached[String(Kind)] ?? fill.words) }))
}
export const partWith = <P extends SitePart>(part: P, words: string, picture: string, address = '/external/home'): PartContent<P> =>
  filled(siteParts[part], '', { words, picture, address }) as PartContent<P>

/** Saves and publishes what a part shall say. */
export async function publishPart(client: TestClient, part: SitePart, content: PartContent): Promise<void> {
  const calls = sitePartCalls[part] as unknown as (typeof sitePartCalls)['home']
  const { UpdateTime } = (await client.call(calls.get, {})).body.Data
  const saved = await client.call(calls.save, { UpdateTime, Content: content as PartContent<'home'> })
  if (saved.status !== 200) throw new Error(`${part}: ${saved.text}`)
  const published = await client.call(calls.publish, { UpdateTime: saved.body.Data.UpdateTime })
  if (published.status !== 200) throw new Error(`${part}: ${published.text}`)
}

/** Adds a content; its file, where the kind wants one, is called as told. Answers its number. */
export async function addContent(
  server: TestServer,
  client: TestClient,
  kind: ContentKind,
  Values: EntityValues,
  name = '资料.pdf',
): Promise<number> {
  const saved = await client.call(kind.calls.save, { Id: 0, Values })
  if (saved.status !== 200) throw new Error(`${kind.live}: ${saved.text}`)
  const { Id } = saved.body.Data
  if (kind.needsFile) await addFile(server, client, { Kind: kind.document.kind, Id }, pdf(), { fileKind: 'file', name })
  return Id
}

export async function moveContent(client: TestClient, kind: ContentKind, Event: string, Id: number): Promise<void> {
  const { UpdateTime } = (await client.call(documentState, { Kind: kind.document.kind, Id })).body.Data
  const { NotMoved } = (await client.call(moveDocuments, { Kind: kind.document.kind, Event, Items: [{ Id, UpdateTime }] })).body.Data
  if (NotMoved[0]) throw new Error(`${kind.live} ${Event}: ${NotMoved[0].Message}`)
}

/** Uploads a file as a picture. */
export async function sendPicture(server: TestServer, client: TestClient, name: string, bytes: Buffer) {
  const boundary = 'x-boundary'
  const disposition = `content-disposition: form-data; name="file"; filename="${name.replaceAll('"', '%22')}"`
  const head = `--${boundary}\r\n${disposition}\r\ncontent-type: image/png\r\n\r\n`
  const { statusCode, payload } = await server.app.inject({
    method: 'POST',
    url: addPicture.path,
    headers: { authorization: `Bearer ${client.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return { status: statusCode, body: JSON.parse(payload) as { Code: string; Data: { Key: string; Name: string } } }
}

/** Every page of a site that needs no number, in each of its languages. */
export const pagePaths = sitePages.filter(({ kind }) => kind !== 'article').flatMap(({ path }) => [path, `${path}?lang=en`])

/** Interface of an HTML element; the server is compiled without the types of browsers. */
export interface HtmlElement {
  readonly tagName: string
  readonly textContent: string
  readonly attributes: ArrayLike<{ readonly name: string; readonly value: string }>
  getAttribute(name: string): string | null
}
export interface HtmlPage {
  querySelectorAll(selector: string): Iterable<HtmlElement>
}

/** Reads HTML as a browser does. @param environment that of jsdom among those of the test runner */
export async function htmlReader(environment: { setup(global: object, options: object): unknown }): Promise<(html: string) => HtmlPage> {
  const browser: { DOMParser?: new () => { parseFromString(html: string, type: 'text/html'): HtmlPage } } = {}
  await environment.setup(browser, {})
  const parser = new browser.DOMParser!()
  return (html) => parser.parseFromString(html, 'text/html')
}
