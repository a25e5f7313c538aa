import { defineEndpoint } from '../../endpoint.ts'
import { Day, Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../../envelope.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Literal,
  Null,
  NumberSchema,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  Unsafe,
  strict,
} from '../../schema.ts'
import { MoveOutcome } from '../moves.ts'
import { byKind, Subject, SubjectQuery } from '../subject.ts'
import type { ApprovalNeed, ApprovalOperator, ApprovalStepRule, ShownFact, StepState } from './rules.ts'

const literals = <T extends string>(...words: readonly T[]) => Unsafe<T>(Union(words.map((word) => Literal(word))))
const Amount = NumberSchema({ minimum: -1e12, maximum: 1e12 })
const Need = literals<ApprovalNeed>('one', 'all', 'quorum')

const FactValue = Union([Amount, StringSchema(), Null()])
/** A fact as it was when the round was opened. */
export const ApprovalFactValue = Unsafe<ShownFact>(
  ObjectSchema({
    Label: StringSchema(),
    Type: literals<ShownFact['Type']>('money', 'number', 'choice', 'text'),
    Main: BooleanSchema(),
    Before: FactValue,
    Value: FactValue,
  }),
)

export const roundStates = { open: '审批中', agreed: '已通过', refused: '已拒绝', withdrawn: '已撤回', void: '已失效' } as const
export type RoundState = keyof typeof roundStates

const Person = ObjectSchema({ Id, Name: StringSchema() })
export const ApprovalVote = ObjectSchema({
  VoterName: StringSchema(),
  /** For whom he voted; '': for himself. */
  ForName: StringSchema(),
  Agree: BooleanSchema(),
  Words: StringSchema(),
  At: Instant,
})
export const ApprovalStep = ObjectSchema({
  Id,
  Name: StringSchema(),
  Order: Quantity,
  Need,
  Quorum: Quantity,
  State: literals<StepState>('waiting', 'open', 'agreed', 'refused', 'skipped'),
  OpenedAt: Union([Instant, Null()]),
  Due: Union([Instant, Null()]),
  /** Approvers, from the moment at which the step is asked. */
  Seats: ArraySchema(ObjectSchema({ ...Person.properties, Delegate: StringSchema() })),
  Votes: ArraySchema(ApprovalVote),
  /** Why nobody may decide the step now, and what to do; '' where somebody may. */
  Blocked: StringSchema(),
})
export type ApprovalStep = Static<typeof ApprovalStep>

export const ApprovalRound = ObjectSchema({
  Id,
  State: literals<RoundState>('open', 'agreed', 'refused', 'withdrawn', 'void'),
  /** Version of the record that is voted on. */
  Version: Instant,
  AskedName: StringSchema(),
  AskedAt: Instant,
  EndedAt: Union([Instant, Null()]),
  /** Why it ended as it did. */
  Words: StringSchema(),
  Facts: ArraySchema(ApprovalFactValue),
  Steps: ArraySchema(ApprovalStep),
  /** In whose name the caller may decide now: '' for his own, a name for that of somebody who is away; null: he may not. */
  DecideFor: Union([StringSchema(), Null()]),
  MayWithdraw: BooleanSchema(),
  MayRemind: BooleanSchema(),
  /** Whose turns the caller may give to somebody else, and to whom; none: no ones. */
  Reassigns: ArraySchema(ObjectSchema({ StepId: Id, FromId: Id, FromName: StringSchema() })),
})
export type ApprovalRound = Static<typeof ApprovalRound>

/** A decision that waits for the caller. */
export const OpenDecision = ObjectSchema({
  /** The round. */
  Id,
  Kind: StringSchema(),
  KindName: StringSchema(),
  SubjectId: Id,
  No: StringSchema(),
  Title: StringSchema(),
  /** Path of the page on which it is decided. */
  Link: StringSchema(),
  Version: Instant,
  Facts: ArraySchema(ApprovalFactValue),
  /** Why it came to the caller: the step, and who is away. */
  Step: StringSchema(),
  ForName: StringSchema(),
  AskedName: StringSchema(),
  AskedAt: Instant,
  Due: Union([Instant, Null()]),
  /** Why the turn is not the caller's own to decide, and what to do; '' where it is. */
  Blocked: StringSchema(),
})
export type OpenDecision = Static<typeof OpenDecision>

/** Most decisions of one batch. */
export const mostDecided = 50

export const openDecisions = defineEndpoint({
  method: 'GET',
  path: '/api/Approval/Open',
  summary: '待我审批',
  may: byKind,
  query: ObjectSchema({ ...pageQuery, Keyword: Optional(text(60)) }, strict),
  reply: page(OpenDecision),
})

/** `Waiting`: rounds with a step that nobody may decide since this vote, and what to do. */
export const DecisionOutcome = ObjectSchema({
  ...MoveOutcome.properties,
  Waiting: ArraySchema(ObjectSchema({ Id, No: StringSchema(), Message: StringSchema() }), { maxItems: mostDecided }),
})
export type DecisionOutcome = Static<typeof DecisionOutcome>

/** Votes in rounds, each for itself: what is refused says why. `Version` is the version of the record that the caller saw. */
export const decide = defineEndpoint({
  method: 'POST',
  path: '/api/Approval/Decide',
  summary: '审批',
  may: byKind,
  body: ObjectSchema(
    {
      Items: ArraySchema(ObjectSchema({ Id, Version: Instant }, strict), { minItems: 1, maxItems: mostDecided }),
      Agree: BooleanSchema(),
      Words: text(500),
    },
    strict,
  ),
  reply: DecisionOutcome,
})

/** The rounds of a record, the latest first. */
export const approvalRounds = defineEndpoint({
  method: 'GET',
  path: '/api/Approval/Rounds',
  summary: '单据的审批记录',
  may: byKind,
  query: SubjectQuery,
  reply: ArraySchema(ApprovalRound),
})

/** Taken back by who asked. */
export const withdrawRound = defineEndpoint({
  method: 'POST',
  path: '/api/Approval/Withdraw',
  summary: '撤回审批申请',
  may: byKind,
  body: ObjectSchema({ Id }, strict),
  reply: Null(),
})

/** Minutes between two reminders by who asked. */
export const remindMinutes = 60
export const remindApprovers = defineEndpoint({
  method: 'POST',
  path: '/api/Approval/Remind',
  summary: '催办审批',
  may: byKind,
  body: ObjectSchema({ Id }, strict),
  reply: Quantity,
})

/**
 * 改派: another person decides in place of one who is still asked. Whoever is asked gives his own turn away; the button that keeps the chain gives that
 * of anybody.
 */
export const reassignApproval = defineEndpoint({
  method: 'POST',
  path: '/api/Approval/Reassign',
  summary: '改派审批人',
  may: byKind,
  body: ObjectSchema({ Id, StepId: Id, FromId: Id, ToId: Id, Words: text(200) }, strict),
  reply: Null(),
})

const many = { maxItems: 20, uniqueItems: true }
const StepRule = Unsafe<ApprovalStepRule>(
  ObjectSchema(
    {
      Name: text(30),
      Order: Integer({ minimum: 1, maximum: 20 }),
      When: ArraySchema(
        ObjectSchema(
          {
            Fact: text(40),
            Operator: literals<ApprovalOperator>('gte', 'lte', 'gt', 'lt', 'is', 'not'),
            Value: Union([Amount, text(40)]),
          },
          strict,
        ),
        { maxItems: 6 },
      ),
      RoleIds: ArraySchema(Id, many),
      EmployeeIds: ArraySchema(Id, many),
      Relations: ArraySchema(text(40), many),
      Need,
      Quorum: Integer({ minimum: 0, maximum: 50 }),
      Hours: Integer({ minimum: 0, maximum: 720 }),
    },
    strict,
  ),
)

/** The chain of the company for a kind, and whom it may name. `UpdateTime` null: none yet. */
export const ApprovalRules = ObjectSchema({
  UpdateTime: Union([Instant, Null()]),
  Steps: ArraySchema(StepRule),
  Roles: ArraySchema(ObjectSchema({ ...Person.properties, People: ArraySchema(StringSchema()) })),
  People: ArraySchema(ObjectSchema({ ...Person.properties, Department: StringSchema() })),
})
export type ApprovalRules = Static<typeof ApprovalRules>

export const approvalRules = defineEndpoint({
  method: 'GET',
  path: '/api/Approval/Rules',
  summary: '审批链设置',
  may: byKind,
  query: ObjectSchema({ Kind: Subject.Kind }, strict),
  reply: ApprovalRules,
})
export const saveApprovalRules = defineEndpoint({
  method: 'POST',
  path: '/api/Approval/SaveRules',
  summary: '保存审批链',
  may: byKind,
  body: ObjectSchema({ Kind: Subject.Kind, UpdateTime: Union([Instant, Null()]), Steps: ArraySchema(StepRule, { maxItems: 12 }) }, strict),
  reply: ApprovalRules,
})

/** Somebody decides for somebody else on these days, both included. */
export const Delegation = ObjectSchema({
  Id,
  FromId: Id,
  FromName: StringSchema(),
  ToName: StringSchema(),
  From: Day,
  To: Day,
  Reason: StringSchema(),
  State: literals('coming', 'running', 'over'),
})
export type Delegation = Static<typeof Delegation>

/** Delegates for others; without it one delegates one's own decisions alone. */
export const delegatesForOthers = { path: '/system/employee/list', code: 'delegate' } as const

export const Delegations = ObjectSchema({
  /** The caller's own, and those of everybody for who may delegate for others. */
  Rows: ArraySchema(Delegation),
  People: ArraySchema(ObjectSchema({ ...Person.properties, Department: StringSchema() })),
  ForOthers: BooleanSchema(),
})
export type Delegations = Static<typeof Delegations>

export const delegations = defineEndpoint({
  method: 'GET',
  path: '/api/Approval/Delegations',
  summary: '审批委托',
  may: byKind,
  reply: Delegations,
})
export const saveDelegation = defineEndpoint({
  method: 'POST',
  path: '/api/Approval/Delegate',
  summary: '设置审批委托',
  may: byKind,
  /** `FromId` 0: the caller. */
  body: ObjectSchema({ FromId: IdOrNone, ToId: Id, From: Day, To: Day, Reason: text(100) }, strict),
  reply: Delegations,
})
/** Ends at once; one that has not begun goes. */
export const endDelegation = defineEndpoint({
  method: 'POST',
  path: '/api/Approval/EndDelegation',
  summary: '结束审批委托',
  may: byKind,
  body: ObjectSchema({ Id }, strict),
  reply: Delegations,
})
