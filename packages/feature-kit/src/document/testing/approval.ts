import type { ApprovalRound, ApprovalRules, ApprovalStep, OpenDecision, ShownFact } from '@jst/contracts/document'
import { FakeApp, type FakeAppOptions } from '../../testing/index.tsx'
import { at } from './sample.ts'

const fact = (Label: string, Before: ShownFact['Value'], Value: ShownFact['Value'], more: Partial<ShownFact> = {}): ShownFact => ({
  Label,
  Type: 'money',
  Main: false,
  Before,
  Value,
  ...more,
})
const facts: ShownFact[] = [
  fact('信用额度', 800_000, 1_200_000, { Main: true }),
  fact('增加额度', null, 400_000),
  fact('账期（天）', 45, 60, { Type: 'number' }),
  fact('超额处理', '提醒', '需审批', { Type: 'choice' }),
  fact('客户等级', null, 'A 级', { Type: 'choice' }),
  fact('申请理由', null, '新签美线年度合约，旺季每月增加约 60 柜，账期与其付款周期一致。', { Type: 'text' }),
]
export const stepOf = (Id: number, Name: string, person: string, more: Partial<ApprovalStep> = {}): ApprovalStep => ({
  Id,
  Name,
  Order: 1,
  Need: 'one',
  Quorum: 1,
  State: 'open',
  OpenedAt: at,
  Due: null,
  Seats: [{ Id, Name: person, Delegate: '' }],
  Votes: [],
  Blocked: '',
  ...more,
})
export const agreedStep = stepOf(1, '财务', '吴敏', {
  State: 'agreed',
  Votes: [{ VoterName: '韩雪', ForName: '吴敏', Agree: true, Words: '回款一直准时', At: at }],
})
export const roundOf = (more: Partial<ApprovalRound> = {}): ApprovalRound => ({
  Id: 31,
  State: 'open',
  Version: at,
  AskedName: '王思琪',
  AskedAt: at,
  EndedAt: null,
  Words: '',
  Facts: facts,
  Steps: [agreedStep, stepOf(2, '总经理', '郑国栋')],
  DecideFor: null,
  MayWithdraw: false,
  MayRemind: false,
  Reassigns: [],
  ...more,
})
export const refusedRound = roundOf({
  Id: 30,
  State: 'refused',
  EndedAt: at,
  Words: '近三个月有两次逾期，先保持原额度',
  Steps: [
    stepOf(3, '财务', '吴敏', {
      State: 'refused',
      Votes: [{ VoterName: '吴敏', ForName: '', Agree: false, Words: '近三个月有两次逾期，先保持原额度', At: at }],
    }),
  ],
})
export const decisionOf = (Id: number, Title: string, more: Partial<OpenDecision> = {}): OpenDecision => ({
  Id,
  Kind: 'creditApplication',
  KindName: '信用申请',
  SubjectId: Id,
  No: `XY261100${Id}`,
  Title,
  Link: `/system/company/customer/customerDetail?Id=7&Credit=${Id}`,
  Version: at,
  Facts: facts,
  Step: '总经理',
  ForName: '',
  AskedName: '王思琪',
  AskedAt: at,
  Due: null,
  Blocked: '',
  ...more,
})
export const rules: ApprovalRules = {
  UpdateTime: at,
  Steps: [
    {
      Name: '销售主管',
      Order: 1,
      When: [{ Fact: 'CreditLimit', Operator: 'lte', Value: 500_000 }],
      RoleIds: [],
      EmployeeIds: [4],
      Relations: [],
      Need: 'one',
      Quorum: 1,
      Hours: 24,
    },
    {
      Name: '总经理',
      Order: 1,
      When: [{ Fact: 'CreditLimit', Operator: 'gt', Value: 500_000 }],
      RoleIds: [2],
      EmployeeIds: [],
      Relations: [],
      Need: 'quorum',
      Quorum: 1,
      Hours: 48,
    },
  ],
  Roles: [
    { Id: 2, Name: '企业管理员', People: ['郑国栋'] },
    { Id: 3, Name: '业务人员', People: ['高俊', '王思琪'] },
  ],
  People: [
    { Id: 4, Name: '高俊', Department: '华东销售组' },
    { Id: 5, Name: '韩雪', Department: '财务部' },
  ],
}
const delegationAnswer = {
  Rows: [{ Id: 1, FromId: 4, FromName: '吴敏', ToName: '韩雪', From: '2026-11-20', To: '2026-11-27', Reason: '出差', State: 'running' }],
  People: rules.People,
  ForOthers: true,
}

/** An application in which somebody is asked to decide. */
export const approvalApp = (routes: FakeAppOptions['routes'] = {}): FakeApp =>
  new FakeApp({
    path: '/internal/WorkCenter',
    routes: {
      'GET /api/Approval/Rounds': () => [roundOf({ DecideFor: '' })],
      'GET /api/Approval/Open': () => ({
        Rows: [decisionOf(31, '宁波远帆进出口有限公司'), decisionOf(32, '苏州恒泽机电有限公司')],
        Total: 2,
      }),
      'GET /api/Approval/Rules': () => rules,
      'GET /api/Approval/Delegations': () => delegationAnswer,
      'POST /api/Approval/Decide': ({ body }) => ({
        Moved: (body as { Items: { Id: number }[] }).Items.map(({ Id }) => Id),
        NotMoved: [],
        Waiting: [],
      }),
      ...routes,
    },
  })
