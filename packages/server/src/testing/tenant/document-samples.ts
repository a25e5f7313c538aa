import { customerMore, providerMore } from '@jst/contracts/partner'
import type { Foreign } from './foreign.ts'

/** A record of the other company, of a kind of document. */
const subject = ({ rows }: Foreign) => ({ Kind: 'customer', Id: rows['customer'] })
const file = (foreign: Foreign) => ({ ...subject(foreign), FileId: foreign.file })
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
  '/api/Document/Comment': (foreign) => ({ ...subject(foreign), Audience: 'internal', Text: 'PROBE' }),
  '/api/Document/CorrectComment': (foreign) => ({ ...subject(foreign), EntryId: foreign.entry, Text: 'PROBE' }),
  '/api/Document/Follow': (foreign) => ({ ...subject(foreign), On: true }),
  '/api/Document/People': (foreign) => ({ ...subject(foreign), Audience: 'internal' }),
  '/api/Document/Files': subject,
  '/api/Document/BeginFile': (foreign) => ({ ...subject(foreign), FileKind: 'others', Name: 'PROBE.pdf', Size: 5, Modified: 1 }),
  '/api/Document/SendFile': (foreign) => ({ ...subject(foreign), UploadId: foreign.upload, Offset: 0 }),
  '/api/Document/FileUpload': (foreign) => ({ ...subject(foreign), UploadId: foreign.upload }),
  '/api/Document/FinishFile': (foreign) => ({ ...subject(foreign), UploadId: foreign.upload }),
  '/api/Document/DropUpload': (foreign) => ({ ...subject(foreign), UploadId: foreign.upload }),
  '/api/Document/ChangeFile': (foreign) => ({ ...file(foreign), FileKind: 'others', Name: 'PROBE', ValidTo: null }),
  '/api/Document/RemoveFile': (foreign) => file(foreign),
  '/api/Document/RestoreFile': (foreign) => file(foreign),
  '/api/Document/OpenFile': (foreign) => file(foreign),
  '/api/Document/FileTable': (foreign) => file(foreign),
  '/api/Document/ZipFiles': subject,
  '/api/Approval/Decide': ({ round, updateTime }) => ({ Items: [{ Id: round, Version: updateTime }], Agree: true, Words: '' }),
  '/api/Approval/Rounds': ({ credit }) => ({ Kind: 'creditApplication', Id: credit }),
  '/api/Approval/Withdraw': ({ round }) => ({ Id: round }),
  '/api/Approval/Remind': ({ round }) => ({ Id: round }),
  '/api/Approval/Delegate': ({ employee }) => ({ FromId: employee, ToId: employee + 1, From: '2026-01-01', To: '2199-01-01', Reason: '' }),
  '/api/Approval/EndDelegation': ({ delegation }) => ({ Id: delegation }),
  '/api/Customer/Credit': ({ rows }) => ({ Id: rows['customer'] }),
  '/api/Customer/CreditGate': ({ company }) => ({ CompanyId: company }),
  '/api/Customer/SaveCreditApplication': ({ rows, credit, updateTime }) => ({
    Id: credit,
    CustomerId: rows['customer'],
    UpdateTime: updateTime,
    CreditLimit: 1,
    CreditDays: 1,
    CreditGate: 'warn',
    ValidTo: null,
    Reason: 'PROBE',
    Submit: true,
  }),
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
