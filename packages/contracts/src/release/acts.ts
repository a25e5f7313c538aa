import { defineEndpoint, openFile, type InputOf } from '../endpoint.ts'
import { Id, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import { ArraySchema, Literal, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import type { ApplicationType, ReleaseWay } from './decision.ts'
import { customerReleasePages, releaseButtons as may, releasePages } from './pages.ts'

/** Ways in which papers leave. */
export const releaseActs = { MAILED: '寄出', PICKED: '自取', TELEX: '电放', AGENT: '目的港放单', PLATFORM: '电子平台' } as const
export type ReleaseAct = keyof typeof releaseActs

interface ReleasedBy {
  readonly type: ApplicationType
  readonly way: ReleaseWay
}
/**
 * Acts that fit the way of an application (documents handbook §9.1). An electronic bill has no paper. Amended, switched and reissued papers leave by
 * hand, whatever the other ways.
 */
export function actsFor({ type, way }: ReleasedBy): readonly ReleaseAct[] {
  if (type === 'telex') return ['TELEX']
  if (way === 'electronic') return ['PLATFORM']
  if (type !== 'sign' && type !== 'release') return ['MAILED', 'PICKED']
  if (way === 'telex' || way === 'waybill') return ['TELEX']
  return way === 'destination' ? ['AGENT'] : ['MAILED', 'PICKED']
}
/** The agent at destination delivers without a paper of ours: it is told by a message. */
export const isToldToAgent = (act: ReleaseAct): boolean => act === 'TELEX' || act === 'AGENT'
export const leavesByMessage = (application: ReleasedBy): boolean => actsFor(application).some(isToldToAgent)

const at = { Id, UpdateTime: Instant }
/**
 * 放单. `MAILED` asks for courier and number, `PICKED` for who took the papers and by which identification, `TELEX` for the agent of the application,
 * to whom the release is sent in the same transaction. `AGENT`: the agent issues and delivers at destination, and is told in the same way. `PLATFORM`
 * asks for the platform of the electronic bill and the number of the transfer there.
 */
export const releasePapers = defineEndpoint({
  method: 'POST',
  path: '/api/ReleaseApplication/Release',
  summary: '放单：寄出、自取、电放、目的港放单或电子平台',
  may: buttons(may.release),
  body: ObjectSchema(
    {
      ...at,
      Act: Union([Literal('MAILED'), Literal('PICKED'), Literal('TELEX'), Literal('AGENT'), Literal('PLATFORM')]),
      Courier: text(30),
      CourierNo: text(40),
      PickedBy: text(40),
      Identification: text(60),
      Platform: Optional(text(40)),
      PlatformNo: Optional(text(60)),
      Remarks: text(300),
    },
    strict,
  ),
  reply: Null(),
})
export type ReleasePapers = InputOf<typeof releasePapers>

/** 押单: bills of an application are held for a debt of its customer that is due. */
export const holdBills = defineEndpoint({
  method: 'POST',
  path: '/api/ReleaseApplication/Hold',
  summary: '押单',
  may: buttons({ path: releasePages.risks, code: 'add' }),
  body: ObjectSchema({ Id, Invoice: text(30), Clause: text(300) }, strict),
  reply: ObjectSchema({ Held: Quantity }),
})

/** Most letters that one act makes or ties: ten kinds for 50 bills in texts of 400 signs come to 50. */
export const mostActedLetters = 200
const ActedLetters = ArraySchema(ObjectSchema({ Id, No: StringSchema() }), { maxItems: mostActedLetters })
/** Makes the letters that an application still needs, with its bills; answers their numbers. */
export const makeLetters = defineEndpoint({
  method: 'POST',
  path: '/api/ReleaseLetter/Make',
  summary: '生成申请需要的保函',
  may: buttons(may.apply),
  body: ObjectSchema({ ApplicationId: Id }, strict),
  reply: ActedLetters,
})

/** Ties letters that no application uses to one that lacks them; answers their numbers. */
export const tieLetters = defineEndpoint({
  method: 'POST',
  path: '/api/ReleaseLetter/Tie',
  summary: '取用已有的保函',
  may: buttons(may.apply),
  body: ObjectSchema({ ApplicationId: Id }, strict),
  reply: ActedLetters,
})

/** A letter as its customer sees it. */
export const OwnLetter = ObjectSchema({
  Id,
  No: StringSchema(),
  KindOf: StringSchema(),
  State: Quantity,
  BillNos: StringSchema(),
  Forwarder: StringSchema(),
  ValidTo: StringSchema(),
  CreateTime: Instant,
})
export type OwnLetter = Static<typeof OwnLetter>
export const ownLetters = defineEndpoint({
  method: 'GET',
  path: '/api/ReleaseLetter/Mine',
  summary: '我的保函',
  may: menus(customerReleasePages.letters),
  query: ObjectSchema({ ...pageQuery, Keyword: Optional(text(60)), Stage: Optional(text(20)) }, strict),
  reply: page(OwnLetter),
})
/** A limit of the caller's company with one forwarder. Amounts in CNY. */
export const OwnGuarantee = ObjectSchema({
  Forwarder: StringSchema(),
  Limit: StringSchema(),
  Used: StringSchema(),
  Reserved: StringSchema(),
  Free: StringSchema(),
  ValidTo: StringSchema(),
})
export type OwnGuarantee = Static<typeof OwnGuarantee>
export const ownGuarantees = defineEndpoint({
  method: 'GET',
  path: '/api/Guarantee/Mine',
  summary: '我的担保额度',
  may: menus(customerReleasePages.letters),
  reply: ArraySchema(OwnGuarantee),
})
export const OwnLetterView = ObjectSchema({
  ...OwnLetter.properties,
  Vessel: StringSchema(),
  Consignee: StringSchema(),
  Boxes: StringSchema(),
  /** '' : the letter names none. */
  Amount: StringSchema(),
  TextZh: StringSchema(),
  TextEn: StringSchema(),
  Steps: ArraySchema(ObjectSchema({ Event: StringSchema(), At: Instant })),
})
export type OwnLetterView = Static<typeof OwnLetterView>
export const ownLetter = defineEndpoint({
  method: 'GET',
  path: '/api/ReleaseLetter/MyView',
  summary: '我的保函详情',
  may: menus(customerReleasePages.letter, customerReleasePages.letters),
  query: ObjectSchema({ Id }, strict),
  reply: OwnLetterView,
})
/** The letter to be printed and sealed: a copy that is given out, kept as it was. The same copy while the letter says the same. */
export const ownLetterFile = defineEndpoint({
  method: 'GET',
  path: '/api/ReleaseLetter/MyFile',
  write: true,
  summary: '我的保函文件',
  may: menus(customerReleasePages.letter, customerReleasePages.letters),
  query: ObjectSchema({ Id, Language: Union([Literal('zh'), Literal('en')]), Format: Optional(Literal('pdf')) }, strict),
  reply: openFile('客户下载、打印发给自己的保函'),
})
