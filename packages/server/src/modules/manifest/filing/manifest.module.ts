import {
  customerManifestPages,
  manifestButtons,
  manifestCalls,
  manifestDocument as document,
  manifestPages,
  manifestRoles,
  type ManifestRole,
} from '@jst/contracts/manifest'
import { emptyParty } from '@jst/manifest'
import {
  moveRecord,
  pageOf,
  registerDocument,
  rowsOf,
  storesVersion,
  type DocumentCall,
  type Guard,
  type SubjectRow,
} from '../../../documents/index.ts'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { queueVerified } from '../customs/auto-send.ts'
import { manifestChannelModule } from '../customs/manifest.channels.ts'
import { texts } from '../texts.ts'
import { findingsOf, wrongOf } from './check.ts'
import { contactFields, hidesContacts, mayWriteContacts } from './contacts.ts'
import { findManifests, writeWrong, type StoredManifest } from './manifest.repo.ts'
import { manifestVersions } from './versions.ts'

/** Findings that a refusal names. */
const mostNamed = 6
interface MoveFacts {
  readonly manifests: ReadonlyMap<number, StoredManifest>
}
const readFacts = async ({ tx }: DocumentCall, rows: readonly SubjectRow[]): Promise<MoveFacts> => ({
  manifests: new Map(
    (
      await findManifests(
        tx,
        rows.map(({ id }) => id),
      )
    ).map((manifest) => [manifest.id, manifest]),
  ),
})
function manifestOf({ manifests }: MoveFacts, { id }: SubjectRow): StoredManifest {
  const found = manifests.get(id)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}
const errorsOf = async ({ tx }: DocumentCall, manifest: StoredManifest): Promise<string[]> =>
  (await findingsOf(tx.system, manifest, new Date())).filter(({ severity }) => severity === 'ERROR').map(({ message }) => message.zh)

/** The deadline may have passed since the submission. */
const checked: Guard<MoveFacts> = async (call, row, _input, facts) => {
  const words = await errorsOf(call, manifestOf(facts, row))
  if (words.length === 0) return allowed
  return refuse('INVALID_INPUT', texts.wrong(words.slice(0, mostNamed), Math.max(0, words.length - mostNamed)))
}

/** Checks a submission at once: it goes on to the desk, or back with its findings. */
async function afterSubmit(call: DocumentCall, row: SubjectRow, _input: unknown, facts: MoveFacts): Promise<void> {
  const manifest = manifestOf(facts, row)
  const wrong = wrongOf(await findingsOf(call.tx.system, manifest, new Date()))
  await writeWrong(call.tx, row.id, wrong)
  await moveRecord(call, document.kind, row.id, wrong === 0 ? 'pass' : 'fail', true)
  if (wrong === 0) await tellDesk(call, row)
}

async function tellDesk({ tx, actor }: DocumentCall, row: SubjectRow): Promise<void> {
  const staff = row.operatorId ?? row.companyId
  const holders = await findHolders(tx.system, staff, manifestButtons.staff.verify)
  await sendNotice(tx, {
    recipients: holders.filter((id) => id !== actor.employeeId),
    audience: { internal: staff },
    kind: 'system',
    title: texts.came(actor.companyName, row.no),
    description: row.title,
    link: pageOf(document, row, 'staff'),
    bill: row.no,
    senderId: actor.employeeId,
  })
}

const roles = (Object.keys(manifestRoles) as ManifestRole[]).slice(0, 3)
const longestText = 300
type Json = Readonly<Record<string, unknown>>
const jsonOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
const contactsIn = (party: Json): Json => Object.fromEntries(contactFields.map((key) => [key, party[key] ?? '']))
/** A template as its reader may see it. */
const shownParties = (actor: EmployeeActor, content: Json): Json =>
  hidesContacts(actor)
    ? { ...content, ...Object.fromEntries(roles.map((role) => [role, { ...jsonOf(content[role]), ...contactsIn({}) }])) }
    : content
/** A template holds shipper, consignee and notify party alone, as texts. @throws AppError INVALID_INPUT */
function partiesOf(actor: EmployeeActor, content: Json, before: Json = {}): Json {
  const textOf = (value: unknown) => {
    const text = typeof value === 'string' ? value.trim() : ''
    if (text.length > longestText) throw invalid('Content', texts.templateLong(longestText))
    return text
  }
  const parties = roles.map((role) => {
    const given = jsonOf(content[role])
    const permitted = mayWriteContacts(actor) ? given : { ...given, ...contactsIn(jsonOf(before[role])) }
    return [role, Object.fromEntries(Object.keys(emptyParty).map((key) => [key, textOf(permitted[key])]))] as const
  })
  if (parties.every(([, party]) => Object.values(party).every((value) => value === ''))) throw invalid('Content', texts.template)
  return { ...Object.fromEntries(parties), ToOrder: content['ToOrder'] === true }
}

/** Makes filings known to the calls of the document kit. */
export function registerManifests(): void {
  const stores = storesVersion(document)
  registerDocument({
    ...rowsOf(manifestCalls.entity),
    title: `concat_ws(' ', nullif(t.bill_no, ''), nullif(t.vessel, ''), nullif(t.voyage, ''), nullif(t.name_zh, ''))`,
    document,
    list: manifestPages.submits,
    partyList: customerManifestPages.submits,
    guards: { checked },
    facts: readFacts,
    effects: {
      submit: afterSubmit,
      approve: storesVersion(document, { begins: true }),
      mend: storesVersion(document, { begins: true }),
      return: stores,
      void: stores,
    },
    together: { approve: queueVerified },
    channels: manifestChannelModule,
    desk: { staff: 't.staff_id', waiting: 't.state = 3', due: 't.act_by' },
    versions: manifestVersions,
    templates: {
      table: 'manifest_template',
      clean: ({ actor }, content, stored) => partiesOf(actor, content, stored),
      shown: shownParties,
    },
    shipment: {
      links: {
        booking: [{ from: 'manifest', id: 'id', of: 'booking_id' }],
        si: [{ from: 'manifest', id: 'id', of: 'si_id' }],
      },
    },
  })
}
