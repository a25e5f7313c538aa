import { defineEndpoint } from '../endpoint.ts'
import { Day, Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Literal,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  Unsafe,
  WordSchema,
  strict,
} from '../schema.ts'
import type { PartnerKind } from './partners.ts'
import { duties, type Duty } from './shared.ts'

const everyDuty = Object.keys(duties) as Duty[]
const Duties = WordSchema(...everyDuty)

/** A company that may be the same one, and what speaks for it. `Sure`: the same code, which two companies never have. */
export const PossibleDuplicate = ObjectSchema({
  Id,
  Code: StringSchema(),
  NameZh: StringSchema(),
  Stage: StringSchema(),
  Why: ArraySchema(Union([Literal('creditCode'), Literal('name'), Literal('similar'), Literal('phone'), Literal('domain')])),
  Sure: BooleanSchema(),
})
export type PossibleDuplicate = Static<typeof PossibleDuplicate>

/** Somebody of ours and what he does for a company; `LaneCode` empty: on every lane. */
export const StaffMember = ObjectSchema({
  Id,
  Duty: Duties,
  LaneCode: StringSchema(),
  LaneName: StringSchema(),
  EmployeeId: Id,
  Name: StringSchema(),
  Department: StringSchema(),
  /** He has left: his work waits for a handover. */
  Disabled: BooleanSchema(),
})
export type StaffMember = Static<typeof StaffMember>

export const StaffRow = ObjectSchema({
  Id,
  Code: StringSchema(),
  NameZh: StringSchema(),
  Stage: StringSchema(),
  Level: StringSchema(),
  Lanes: StringSchema(),
  Staff: ArraySchema(StaffMember),
})
export type StaffRow = Static<typeof StaffRow>

const figure = { Count: Quantity }
/** Business of a company with us. `Company`: its registered company, once it has joined; without it there are no bills of its own yet. */
export const PartnerSurvey = ObjectSchema({
  Company: Union([
    ObjectSchema({ Id, Name: StringSchema(), Since: Instant, People: Quantity, LastSignIn: Union([Instant, Null()]) }),
    Null(),
  ]),
  Orders: ObjectSchema({ ...figure, Open: Quantity, Overdue: Quantity }),
  Si: ObjectSchema({ ...figure, Waiting: Quantity, Rejected: Quantity, Approved: Quantity }),
  /** Submitted SI by week of the last twelve, Mondays first. */
  Weeks: ArraySchema(ObjectSchema({ From: Day, Submitted: Quantity, Rejected: Quantity })),
  LastActivity: Union([Instant, Null()]),
  Comments: Quantity,
})
export type PartnerSurvey = Static<typeof PartnerSurvey>

const roots = { customer: '/system/company/customer', provider: '/system/company/provider' } as const
const words = { customer: '客户', provider: '供应商' } as const
const controllers = { customer: 'Customer', provider: 'Provider' } as const

/** Calls of one kind beside those of its list and of the document kit. */
export function partnerCallsOf<K extends PartnerKind>(kind: K) {
  const at = <A extends string>(act: A) => `/api/${controllers[kind]}/${act}` as const
  const list = `${roots[kind]}/${kind}List`
  const detail = `${roots[kind]}/${kind}Detail`
  const edit = { path: `${roots[kind]}/${kind}Edit`, code: 'edit' }
  const staffPage = kind === 'customer' ? '/system/company/customer/CustomerBusinessPersonnel' : detail
  const zh = words[kind]
  return {
    kind,
    /** Companies that may be the one being typed, most likely first; at most eight. */
    duplicates: defineEndpoint({
      method: 'GET',
      path: at('Twins'),
      summary: `${zh}查重`,
      may: buttons({ path: list, code: 'view' }, edit),
      query: ObjectSchema(
        {
          /** The one that is typed, not to find itself. */
          Id: Optional(IdOrNone),
          NameZh: Optional(text(120)),
          CreditCode: Optional(text(30)),
          Phone: Optional(text(30)),
          Email: Optional(text(120)),
        },
        strict,
      ),
      reply: ArraySchema(PossibleDuplicate),
    }),
    survey: defineEndpoint({
      method: 'GET',
      path: at('Survey'),
      summary: `${zh}概况`,
      may: menus(detail, `${roots[kind]}/${kind}Survey`),
      query: ObjectSchema({ Id }, strict),
      reply: PartnerSurvey,
    }),
    staff: defineEndpoint({
      method: 'GET',
      path: at('Staff'),
      summary: `${zh}对接人员列表`,
      may: menus(staffPage, detail),
      query: ObjectSchema(
        {
          ...pageQuery,
          Keyword: Optional(text(60)),
          Id: Optional(Id),
          EmployeeId: Optional(Id),
          Duty: Optional(Duties),
          /** Nobody has this duty, or anybody who has it has left. */
          Missing: Optional(Duties),
        },
        strict,
      ),
      reply: page(StaffRow),
    }),
    /** Gives a duty to somebody for some companies; with `Replace` whoever had it on the same lane has it no more. */
    assign: defineEndpoint({
      method: 'POST',
      path: at('Assign'),
      summary: `指定${zh}对接人员`,
      may: buttons({ path: staffPage, code: 'assign' }),
      body: ObjectSchema(
        {
          Ids: ArraySchema(Id, { minItems: 1, maxItems: 200, uniqueItems: true }),
          Duty: Duties,
          LaneCode: text(20),
          EmployeeId: Id,
          Replace: BooleanSchema(),
        },
        strict,
      ),
      reply: Quantity,
    }),
    unassign: defineEndpoint({
      method: 'POST',
      path: at('Unassign'),
      summary: `取消${zh}对接人员`,
      may: buttons({ path: staffPage, code: 'assign' }),
      body: ObjectSchema({ StaffIds: ArraySchema(Id, { minItems: 1, maxItems: 200, uniqueItems: true }) }, strict),
      reply: Quantity,
    }),
    /** Registered companies that it may be: those that we serve, the same code first. */
    linkChoices: defineEndpoint({
      method: 'GET',
      path: at('LinkChoices'),
      summary: `可关联的入驻企业`,
      may: buttons(edit),
      query: ObjectSchema({ Id, Keyword: Optional(text(60)) }, strict),
      reply: ArraySchema(
        ObjectSchema({ Id, Name: StringSchema(), CreditCode: StringSchema(), Same: BooleanSchema(), LinkedTo: StringSchema() }),
      ),
    }),
    /** Ties it to a registered company, or unties it (0). */
    link: defineEndpoint({
      method: 'POST',
      path: at('Link'),
      summary: `关联入驻企业`,
      may: buttons(edit),
      body: ObjectSchema({ Id, UpdateTime: Instant, CompanyId: IdOrNone }, strict),
      reply: ObjectSchema({ UpdateTime: Instant }),
    }),
  }
}
export type PartnerCalls = ReturnType<typeof partnerCallsOf>

export const customerMore = partnerCallsOf('customer')
export const providerMore = partnerCallsOf('provider')

const staffPage = '/system/company/customer/CustomerBusinessPersonnel'

/** Records that one employee hands over to another. */
export const Handover = ObjectSchema({
  Id,
  FromName: StringSchema(),
  ToName: StringSchema(),
  ByName: StringSchema(),
  At: Instant,
  Customers: Quantity,
  Providers: Quantity,
  Duties: Quantity,
  Undone: BooleanSchema(),
  /** `moving`, `returning`: a job is at it, or was stopped on its way; the same call goes on with it. */
  State: Union([Literal('moving'), Literal('done'), Literal('returning')]),
  /** Duties that an undoing has given back. */
  Restored: Quantity,
  /** A job of the caller's moves many duties. */
  JobId: Optional(Id),
})
export type Handover = Static<typeof Handover>

const handoverInput = {
  FromId: Id,
  ToId: Id,
  /** Only these duties; none named: all. */
  Duties: Optional(ArraySchema(Duties, { maxItems: everyDuty.length, uniqueItems: true })),
}

/** Preview of a handover; nothing is written. */
export const planHandover = defineEndpoint({
  method: 'GET',
  path: '/api/Handover/Plan',
  summary: '交接预览',
  may: buttons({ path: staffPage, code: 'handover' }),
  query: ObjectSchema({ FromId: Id, ToId: Optional(Id) }, strict),
  reply: ArraySchema(
    ObjectSchema({
      Kind: Unsafe<PartnerKind>(Union([Literal('customer'), Literal('provider')])),
      Id,
      Code: StringSchema(),
      NameZh: StringSchema(),
      Duty: Duties,
      LaneName: StringSchema(),
      /** The other one has this duty there already: the two become one. */
      Shared: BooleanSchema(),
    }),
  ),
})
export const runHandover = defineEndpoint({
  method: 'POST',
  path: '/api/Handover/Run',
  summary: '客户交接',
  may: buttons({ path: staffPage, code: 'handover' }),
  body: ObjectSchema(handoverInput, strict),
  reply: Handover,
})
/** `JobId`: a job of the caller's gives many duties back; until it has, the counts are those of before. */
export const HandoverReturn = ObjectSchema({ Restored: Quantity, Kept: Quantity, JobId: Optional(Id) })
export type HandoverReturn = Static<typeof HandoverReturn>

/** Gives back what is still as the handover left it. */
export const undoHandover = defineEndpoint({
  method: 'POST',
  path: '/api/Handover/Undo',
  summary: '撤销交接',
  may: buttons({ path: staffPage, code: 'handover' }),
  body: ObjectSchema({ Id }, strict),
  reply: HandoverReturn,
})
export const handovers = defineEndpoint({
  method: 'GET',
  path: '/api/Handover/List',
  summary: '交接记录',
  may: menus(staffPage),
  query: ObjectSchema(pageQuery, strict),
  reply: page(Handover),
})
/** Employees who may have duties. */
export const dutyPeople = defineEndpoint({
  method: 'GET',
  path: '/api/Handover/People',
  summary: '可指定的对接人员',
  may: menus(staffPage, '/system/company/customer/customerDetail', '/system/company/provider/providerDetail'),
  reply: ArraySchema(ObjectSchema({ Id, Name: StringSchema(), Department: StringSchema(), Disabled: BooleanSchema(), Duties: Quantity })),
})
