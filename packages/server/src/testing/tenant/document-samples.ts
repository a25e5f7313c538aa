import { customerMore, providerMore } from '@jst/contracts/partner'
import type { Foreign } from './foreign.ts'

/** A record of the other company, of a kind of document. */
const subject = ({ rows }: Foreign) => ({ Kind: 'customer', Id: rows['customer'] })
/** The calls of the document kit, and those of customers and providers. */
export const documentSamples: Record<string, (foreign: Foreign) => Record<string, unknown>> = {
  '/api/Document/State': subject,
  '/api/Document/Lines': subject,
  '/api/Document/Timeline': subject,
  '/api/Document/Move': ({ rows, updateTime }) => ({
    Kind: 'customer',
    Event: 'rest',
    Items: [{ Id: rows['customer'], UpdateTime: updateTime }],
  }),
  '/api/Document/Claim': (foreign) => ({ ...subject(foreign), Take: true }),
  '/api/Document/SaveLines': (foreign) => ({ ...subject(foreign), UpdateTime: foreign.updateTime, Part: 'contacts', Rows: [] }),
  '/api/Document/Charges': (foreign) => ({ ...subject(foreign), Sheet: 'sell' }),
  '/api/Document/SaveCharges': (foreign) => ({ ...subject(foreign), Sheet: 'sell', UpdateTime: foreign.updateTime, Lines: [] }),
  '/api/Document/Prints': subject,
  '/api/Document/PrintPreview': (foreign) => ({ ...subject(foreign), Print: 'master', Language: 'zh', Format: 'pdf' }),
  '/api/Document/IssuePrint': (foreign) => ({ ...subject(foreign), Print: 'master', Language: 'zh' }),
  '/api/Document/PrintCopy': (foreign) => ({ ...subject(foreign), CopyId: 1, Format: 'pdf' }),
  '/api/Document/Comment': (foreign) => ({ ...subject(foreign), Audience: 'internal', Text: 'PROBE' }),
  '/api/Document/CorrectComment': (foreign) => ({ ...subject(foreign), EntryId: foreign.entry, Text: 'PROBE' }),
  '/api/Document/Follow': (foreign) => ({ ...subject(foreign), On: true }),
  '/api/Document/People': (foreign) => ({ ...subject(foreign), Audience: 'internal' }),
  '/api/Handover/Plan': ({ employee }) => ({ FromId: employee }),
  '/api/Handover/Run': ({ employee }) => ({ FromId: employee, ToId: employee + 1 }),
  '/api/Handover/Undo': ({ handover }) => ({ Id: handover }),
  ...Object.fromEntries(
    [customerMore, providerMore].flatMap(({ kind, ...calls }): [string, (foreign: Foreign) => Record<string, unknown>][] => [
      [calls.twins.path, () => ({ NameZh: '远帆自有数据' })],
      [calls.survey.path, ({ rows }) => ({ Id: rows[kind] })],
      [calls.staff.path, ({ rows }) => ({ Id: rows[kind] })],
      [
        calls.assign.path,
        ({ rows, employee }) => ({ Ids: [rows[kind]], Duty: 'sales', LaneCode: '', EmployeeId: employee, Replace: true }),
      ],
      [calls.unassign.path, ({ staff }) => ({ StaffIds: [staff] })],
      [calls.linkChoices.path, ({ rows }) => ({ Id: rows[kind] })],
      [calls.link.path, ({ rows, updateTime, company }) => ({ Id: rows[kind], UpdateTime: updateTime, CompanyId: company })],
    ]),
  ),
}
