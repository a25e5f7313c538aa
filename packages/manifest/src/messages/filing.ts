import { passesSigns } from '../checks/text-rules.ts'
import { isfFields, type Consignment } from '../model/consignment.ts'
import { ensTypeOf } from '../regimes/filing-types.ts'
import { regimes, type RegimeCode } from '../regimes/regimes.ts'
import { accountTexts } from './texts.ts'
import { fieldOf, filledIn } from './carried.ts'
import { ManifestAccount, plainHs, type ManifestHead, type WrittenManifest } from './account.ts'

/** Fields of the consignment that no filing abroad has. */
const ours: readonly (keyof Consignment)[] = ['CustomsArea', 'ExitPlace', 'Agreement', 'AgentCutoff']

/** The consignment as a gateway abroad takes it: Chinese texts stay with us, and the account says so. */
function foreign(code: RegimeCode, consignment: Consignment, account: ManifestAccount): Consignment {
  const { signs } = regimes[code]
  const plain = (path: string, text: string): string => {
    if (passesSigns(text, signs)) return text
    account.because(path, text, accountTexts.signs)
    return ''
  }
  const row = <R extends { readonly GoodsZh: string; readonly HsCode: string; readonly Marks: string }>(path: string, one: R): R => {
    const HsCode = plainHs(one.HsCode)
    if (signs === 'any') return { ...one, HsCode }
    return { ...one, GoodsZh: '', HsCode, Marks: plain(`${path}.Marks`, one.Marks) }
  }
  return {
    ...consignment,
    Remark: plain('Remark', consignment.Remark),
    Goods: consignment.Goods.map((one, at) => row(`Goods[${at}]`, one)),
    Boxes: consignment.Boxes.map((box, at) => ({
      ...box,
      Lines: box.Lines.map((line, place) => row(`Boxes[${at}].Lines[${place}]`, line)),
    })),
  }
}

const isIsf = (key: string): boolean => isfFields.some((field) => field === key)

/** A filing abroad as JSON, for gateways that hold the licences. The form is ours: one object of the consignment, its head and its regime. */
export function writeFiling(code: RegimeCode, consignment: Consignment, head: ManifestHead): WrittenManifest {
  const account = new ManifestAccount()
  const type = code === 'eu' ? ensTypeOf(consignment) : undefined
  if (type !== undefined && !consignment.FilingType) account.assume(accountTexts.ensType(type))
  const isDeletion = head.Action === 'delete'
  const content = Object.fromEntries(
    Object.entries(isDeletion ? consignment : foreign(code, consignment, account)).filter(
      // the elements of the importer are the ISF's alone
      ([key]) => !ours.includes(key as keyof Consignment) && key !== 'FilingType' && (code === 'usIsf' || !isIsf(key)),
    ),
  )
  if (!isDeletion)
    account.rest(consignment, new Set([...filledIn(content).map(([path]) => fieldOf(path)), ...(type === undefined ? [] : ['FilingType'])]))
  const body = {
    regime: code,
    message: head.MessageId,
    action: head.Action,
    sender: account.needed('Sender', head.Sender),
    receiver: head.Receiver,
    at: head.At,
    ...(type === undefined ? {} : { filingType: type }),
    ...(head.Test ? { test: true } : {}),
    ...(head.Reasons && head.Reasons.length > 0 ? { reasons: head.Reasons } : {}),
    ...(isDeletion ? { billNo: consignment.BillNo } : { consignment: content }),
  }
  return account.finish(`${JSON.stringify(body, null, 2)}\n`, regimes[code].words.zh)
}
