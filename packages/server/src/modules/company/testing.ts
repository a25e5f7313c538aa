import type { Envelope, ReplyOf } from '@jst/contracts'
import { demoMobileCode } from '@jst/contracts/account'
import {
  creditCheckDigit,
  register,
  saveApplication,
  sendRegisterCode,
  submitApplication,
  uploadLicence,
  type Application,
  type ApplicationFields,
} from '@jst/contracts/company'
import type { TestClient, TestServer } from '../../testing/index.ts'

let people = 0
let companies = 0

/** A code that nobody has, with the right check digit. */
function newCreditCode(): string {
  const first17 = `91330200MA2K${String(10_000 + companies++)}`
  return first17 + creditCheckDigit(first17)
}

export const fieldsOf = (over: Partial<ApplicationFields> = {}): ApplicationFields => ({
  Kind: 'customer',
  Name: `宁波测试贸易${companies}号有限公司`,
  CreditCode: newCreditCode(),
  LegalPerson: '王建军',
  ContactName: '李静',
  ContactMobile: '13800001111',
  ContactEmail: 'li@example.com',
  City: '宁波',
  Address: '鄞州区某路 1 号',
  Referrer: '',
  InviteCode: '',
  ...over,
})

/** Smallest files that are what they say. */
export const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001080600000', 'hex')
export const pdf = Buffer.from('%PDF-1.4\n%%EOF')

export interface Newcomer extends TestClient {
  readonly mobile: string
}

export function companyTestbed(server: TestServer) {
  const upload = async (client: TestClient, id: number, name: string, content: Buffer) => {
    const edge = 'jst-test-boundary'
    const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
    const answer = await server.app.inject({
      method: 'POST',
      url: uploadLicence.path,
      query: { Id: String(id) },
      headers: { authorization: `Bearer ${client.token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${edge}--\r\n`)]),
    })
    return { status: answer.statusCode, body: JSON.parse(answer.payload) as Envelope<ReplyOf<typeof uploadLicence>> }
  }
  /** A code as it came to the mobile. Each from another address: ten a day are sent to one. */
  const codeFor = async (mobile: string): Promise<string> => {
    await server.app.inject({
      method: 'POST',
      url: sendRegisterCode.path,
      payload: { Mobile: mobile },
      remoteAddress: `10.0.${Math.trunc(people / 200)}.${(people % 200) + 1}`,
    })
    return (await server.client().call(demoMobileCode, { Mobile: mobile })).body.Data?.Code ?? ''
  }
  const newcomer = async (name = '新人'): Promise<Newcomer> => {
    const mobile = `1390000${String(1_000 + people++)}`
    const input = { Mobile: mobile, Code: await codeFor(mobile), Name: name, Password: 'Haiyun#2026', Agreed: true as const }
    const { payload } = await server.app.inject({
      method: 'POST',
      url: register.path,
      payload: input,
      remoteAddress: `10.1.${Math.trunc(people / 200)}.${(people % 200) + 1}`,
    })
    const { Data, Message } = JSON.parse(payload) as Envelope<{ Token: string } | null>
    if (!Data) throw new Error(`registration failed: ${Message}`)
    return { ...server.client(Data.Token), mobile }
  }
  /** An application with its licence, handed in. */
  const submitted = async (client: TestClient, over: Partial<ApplicationFields> = {}): Promise<Application> => {
    const draft = (await client.call(saveApplication, { Id: 0, ...fieldsOf(over) })).body.Data
    const { Data } = (await upload(client, draft.Id, '营业执照.png', png)).body
    const { body } = await client.call(submitApplication, { Id: draft.Id, UpdateTime: Data.UpdateTime })
    if (!body.Data) throw new Error(`submit failed: ${JSON.stringify(body)}`)
    return body.Data
  }
  return { upload, codeFor, newcomer, submitted }
}
