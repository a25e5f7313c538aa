import { defineDocument } from '../../document/document.ts'
import { changeWords, numberField, stageField } from '../../document/entity.ts'
import type { FileKindFacts } from '../../document/file-kinds.ts'
import { entityCalls } from '../../entity/calls.ts'
import { defineEntity, type EntityField, type EntitySpec, type EntityValue, type EntityValues } from '../../entity/fields.ts'
import type { LiveContent, LiveKind } from '../site/live.ts'
import { shownFields } from './fields.ts'
import { contentStates } from './states.ts'

/** `name`: controller of its calls and, in camel case, its word. `path`: its list, whose buttons open everything. */
interface ContentSpec extends Pick<EntitySpec, 'name' | 'zh' | 'path' | 'table' | 'fields'> {
  readonly live: LiveKind
  readonly en: string
  /** Its page, where that is not its list with `?Id=`. */
  readonly page?: string
  /** Before `Id=` in the address of its page. */
  readonly query?: string
  /** Letters of its numbers. */
  readonly number: string
  readonly files?: Readonly<Record<string, FileKindFacts>>
  /** Public values beside title, summary, picture and text. */
  readonly shows: (row: EntityValues) => { readonly Category?: string; readonly Facts?: LiveContent['Facts'] }
}

/** A kind of content: an entity that is kept in a list and a document that is published. */
export function contentKind({ live, page, query = '', number, files, shows, ...entity }: ContentSpec) {
  const { name, zh, en, path } = entity
  const states = contentStates(path)
  const kind = name.charAt(0).toLowerCase() + name.slice(1)
  const fields = [numberField('编号'), ...entity.fields, ...shownFields]
  const edited: EntityField = { key: 'Edited', kind: 'flag', zh: '未发布的修改', en: 'Edited since', listed: 110, filter: true }
  const calls = entityCalls(defineEntity({ ...entity, kind, ownOnly: true, stated: true, fields, derived: [stageField(states), edited] }))
  const document = defineDocument({
    kind,
    zh,
    en,
    reads: [path],
    writes: { path, code: 'edit' },
    page: page ?? path,
    fields: changeWords(fields),
    states,
    number: { rule: `${number}{yy}{mm}{seq:4}`, button: { path, code: 'number' } },
    ...(files ? { files } : {}),
  })
  return { live, calls, document, query, needsFile: files !== undefined, shows }
}
export type ContentKind = ReturnType<typeof contentKind>

/** A text of a row; '' for none. */
export const wordOf = (value: EntityValue | undefined): string => (typeof value === 'string' ? value : '')
