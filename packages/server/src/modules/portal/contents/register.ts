import { contentKinds, editedAs, type ContentKind } from '@jst/contracts/portal'
import { documentEntity, registerDocument, rowsOf } from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { tellEditors } from '../editors.ts'
import { demandHidden, demandOwnPictures, guardsOf, hide, show } from './publish.service.ts'

function register(kind: ContentKind): EntityRules {
  const { calls, document, query, live } = kind
  const anew = show(kind, true)
  registerDocument({
    ...rowsOf(calls.entity),
    query: `'${query}Id=' || t.id`,
    document,
    guards: guardsOf(kind),
    effects: { publish: anew, schedule: anew, renew: show(kind, false), withdraw: hide(kind) },
  })
  const rules = documentEntity(document)
  const file = `(select max(f.id) from document_file f where f.kind = '${document.kind}' and f.subject_id = t.id and f.removed_time is null)
    is distinct from (select (l.facts ->> 'Key')::bigint from portal_live l where l.kind = '${live}' and l.record_id = t.id)`
  return {
    ...rules,
    unnamed: true,
    derived: { ...rules.derived, Edited: kind.needsFile ? `(t.state in (1, 2) and (t.edited or ${file}))` : 't.edited' },
    check: demandOwnPictures,
    written: async (call, row, before) => {
      await rules.written(call, row, before)
      if (before) tellEditors(call, editedAs(kind, row.Id), 'saved', row.UpdateTime)
      if (before?.['Stage'] === 'scheduled' || before?.['Stage'] === 'published')
        await call.tx.query(`update ${calls.entity.table} set edited = true where id = $1`, [row.Id])
    },
    imported: async ({ tx }, ids) => {
      await tx.query(`update ${calls.entity.table} set edited = true where id = any ($1) and state in (1, 2)`, [ids])
    },
    removing: async (_, rows) => demandHidden(rows),
    merging: async (call, row, into) => {
      demandHidden([row])
      await rules.merging(call, row, into)
    },
  }
}

/** Rules of each kind beyond its declaration, by the name of its entity. */
export const contentRules: Readonly<Record<string, EntityRules>> = Object.fromEntries(
  Object.values(contentKinds).map((kind) => [kind.document.kind, register(kind)]),
)
