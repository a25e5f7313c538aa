import { messageLimits, sendDocuments, type SendOutcome } from '@jst/contracts/document'
import { emptyVgm, withVgm } from '@jst/manifest/vgm'
import { manifestConfigCalls, saveManifest, writeVgm, type VgmSheet } from '@jst/contracts/manifest'
import { blankValues } from '@jst/contracts/entity'
import type { Client } from 'pg'
import { timed } from '../booking/acts.ts'
import { figure, type BenchContext, type Entry, type Figure } from '../kit/entry.ts'
import { call } from '../kit/http.ts'
import { startProduct, type Product } from '../kit/product.ts'
import { roundsOf, sized } from '../kit/size.ts'
import { filings, fillManifests } from '../manifest/fill.ts'
import { measureManifestLists } from '../manifest/lists.ts'
import { receiptShown } from '../manifest/receipt.ts'
import { largeBill, measureManifestRules } from '../manifest/rules.ts'

const bills = sized(500, 20)
const agent = '压测代理'

interface Item {
  readonly Id: number
  readonly UpdateTime: string
}
/** Verified filings of as many bills, made of one that the product has written. */
async function toSend(owner: Client, first: number, round: number): Promise<Item[]> {
  const { rows } = await owner.query<{ id: string; at: Date }>(
    `insert into manifest (company_id, operator_id, code, name_zh, regime, bill_no, vessel, voyage, carrier, pol, pod, agent, content, packages,
        weight, box_count, deadline, departs_at, state)
      select t.company_id, t.operator_id,
        'BE' || $2 || '-' || n, '压测', t.regime, 'BENCH' || $2 || '-' || n,
        t.vessel, t.voyage, t.carrier, t.pol, t.pod,
        t.agent, t.content || jsonb_build_object('BillNo', 'BENCH' || $2 || '-' || n), t.packages, t.weight, t.box_count, t.deadline, t.departs_at, 5
      from manifest t cross join generate_series(1, $3::int) n where t.id = $1 returning id, update_time as at`,
    [first, String(round), bills],
  )
  return rows.map(({ id, at }) => ({ Id: Number(id), UpdateTime: at.toISOString() }))
}

/** Sends all, as many in a request as it takes. @throws Error when one was not sent */
async function sendAll({ origin }: Product, token: string, items: readonly Item[]): Promise<void> {
  for (let at = 0; at < items.length; at += messageLimits.records) {
    const Items = items.slice(at, at + messageLimits.records)
    const { NotSent } = await call<SendOutcome>(origin + sendDocuments.path, { token, body: { Kind: 'manifest', Items, Remarks: '' } })
    if (NotSent.length > 0) throw new Error(`${NotSent.length} bills were not sent: ${NotSent[0]!.Message}`)
  }
}

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope, say } = context
  const rounds = roundsOf(options, 3)
  const rules = measureManifestRules(rounds)
  say('checks')
  const product = await startProduct(context)
  const owner = await product.owner()
  scope.defer(() => owner.end())
  const token = await product.signIn('boss')
  const config = { Code: 'BENCH', NameZh: '压测', Agent: agent, Channel: 'file', Regimes: ['cnExport'], Receiver: 'BENCH', Format: 'mt' }
  const Values = { ...blankValues(manifestConfigCalls.entity), ...config }
  await call(product.origin + manifestConfigCalls.save.path, { token, body: { Id: 0, Values } })
  const bill = largeBill()
  const body = {
    Id: 0,
    Regimes: ['cnExport'],
    BookingId: 0,
    SiId: 0,
    Agent: agent,
    LateReason: '',
    Content: { ...bill, Boxes: bill.Boxes.slice(0, 3) },
  }
  const small = { ...body, Content: { ...body.Content, ...sumsOf(body.Content.Boxes) } }
  const { Id } = await call<{ Id: number }>(product.origin + saveManifest.path, { token, body: small })
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const items = await toSend(owner, Id, round)
    times.push((await timed(() => sendAll(product, token, items))).ms)
  }
  say('bills sent')
  await fillManifests(owner, Id, await declared(product, token, Id))
  say(`${filings.toLocaleString('en')} filings, declarations and messages`)
  const lists = await measureManifestLists(context, product, token)
  say('lists')
  const { rows } = await owner.query<{ id: string }>('select id from manifest where code like $1 and state = 10 order by id desc limit 1', [
    'BCD%',
  ])
  const shown = await receiptShown(context, product, token, Number(rows[0]!.id), rounds)
  return [
    ...rules,
    figure('500 bills of 3 boxes sent', 'ms', times, { goal: { of: 'value', most: 5_000 } }),
    ...lists,
    figure('a receipt taken in until the open page of its filing has it', 'ms', shown, { goal: { of: 'value', most: 1_000 } }),
  ]
}

/** Writes the declaration of a box; answers its key. */
async function declared({ origin }: Product, token: string, filing: number): Promise<number> {
  const Content = withVgm({
    ...emptyVgm('CSQU3054383'),
    BoxType: '40HQ',
    Method: 'SM1',
    Weighed: 12_300,
    Person: 'WANG WEI',
    Party: 'FACTORY',
  })
  const body = { Id: filing, Agent: '', LateReason: '', Rows: [{ Id: 0, Content }] }
  const { Rows } = await call<VgmSheet>(origin + writeVgm.path, { token, body })
  return Rows.find(({ Content: { BoxNo } }) => BoxNo === Content.BoxNo)!.Id
}

/** Totals and goods of a bill of these boxes. */
function sumsOf(boxes: ReturnType<typeof largeBill>['Boxes']) {
  const sum = (key: 'Packages' | 'Weight' | 'Volume') => Math.round(boxes.reduce((all, box) => all + box[key], 0) * 1_000) / 1_000
  const sums = { Packages: sum('Packages'), Weight: sum('Weight'), Volume: sum('Volume') }
  return { ...sums, Goods: largeBill().Goods.map((row) => ({ ...row, ...sums })) }
}

/** Manifests and VGM: checks at their largest, bills sent in one evening, lists over a million rows, a receipt on an open page. */
export const manifest: Entry = { name: 'manifest', limit: 'nothing: the goals are times', run }
