import { everyEntity, writableEntities } from '../routes.ts'
import type { Foreign } from './foreign.ts'

const item = ({ rows, updateTime }: Foreign, kind: string) => ({ Items: [{ Id: rows[kind], UpdateTime: updateTime }] })
type Sample = [path: string, (foreign: Foreign) => Record<string, unknown>]
/** Sample calls about a row of any entity. */
const readSamples = Object.fromEntries(
  everyEntity.flatMap(({ entity: { kind }, get, changes }): Sample[] => [
    [get.path, ({ rows }) => ({ Id: rows[kind] })],
    [changes.path, ({ rows }) => ({ Id: rows[kind] })],
  ]),
)
/** The calls that write rows of the kit, and the one of those without states of their own. */
const writeSamples = Object.fromEntries(
  writableEntities.flatMap(({ entity: { kind, fields, all, stated }, setEnabled, ...calls }): Sample[] => [
    ...(stated ? [] : [[setEnabled.path, (foreign) => ({ ...item(foreign, kind), Enabled: false })] satisfies Sample]),
    [
      calls.save.path,
      ({ rows, updateTime }) => ({
        Id: rows[kind],
        UpdateTime: updateTime,
        Values: Object.fromEntries(
          fields.filter((field) => field.required && field.kind !== 'choice' && field.kind !== 'number').map(({ key }) => [key, 'PROBE']),
        ),
      }),
    ],
    [
      calls.setField.path,
      (foreign) => ({ ...item(foreign, kind), Field: all.find(({ inline }) => inline)?.key ?? 'Sort', Value: stated ? '' : 1 }),
    ],
    [calls.remove.path, (foreign) => item(foreign, kind)],
    [calls.restore.path, (foreign) => item(foreign, kind)],
    [calls.merge.path, ({ rows, updateTime }) => ({ Id: rows[kind], UpdateTime: updateTime, IntoId: rows[kind]! + 1 })],
    [calls.runImport.path, ({ entityImport }) => ({ Id: entityImport, SkipBad: true, SkipLines: [] })],
    [calls.undoImport.path, ({ entityImport }) => ({ Id: entityImport })],
  ]),
)

/** Calls of entities with the keys of another company. */
export const entitySamples: Readonly<Record<string, (foreign: Foreign) => Record<string, unknown>>> = { ...readSamples, ...writeSamples }
