import { startArcoPro } from '../browser/arco-pro.ts'
import { firstScreen, type Screen } from '../browser/first-screen.ts'
import { startFloor } from '../browser/floor.ts'
import { closedTabs, keptTabs, withoutMachineCode } from '../browser/kept-tabs.ts'
import { startBrowser } from '../browser/page.ts'
import type { BenchContext, Entry, Figure } from '../kit/entry.ts'
import { startProduct } from '../kit/product.ts'
import { insertMessages } from '../live/sessions.ts'

/** A row with data: not the skeleton, not the line that says that there is none. */
const dataRow = 'tbody tr:not([aria-hidden]) td:nth-child(5)'
const siList = '/api/TDBillLadingInfo/GetTDBillLadingPagedList?PageIndex=1&PageSize=20'
const siColumns =
  'BillNo,Deadline,Status,CompanyName,CarrierName,Vessel,LoadPort,BoxSummary,Version,Warnings,OrderNo,SubmitterName,UpdateTime'
const orderList = '/api/CargoOrder/GetCargoOrderPagedList?PageIndex=1&PageSize=20'
const orderColumns = 'MblNo,OrderNo,SiStatus,SiDeadline,CarrierName,Vessel,LoadPortName,BoxSummary,SailingDate,Remark'

const floorList = (floor: string, from: string, columns: string) => `${floor}/list?from=${encodeURIComponent(from)}&columns=${columns}`

async function run(context: BenchContext): Promise<Figure[]> {
  const { options, scope, say } = context
  const product = await startProduct(context)
  const owner = await product.owner()
  await insertMessages(owner)
  await owner.end()
  const floor = await startFloor(scope, product.port)
  const [doc, customer] = [await product.signIn('doc'), await product.signIn('customer')]
  const browser = await startBrowser(scope)

  const signedIn = (token: string, url: string) => ({ url, token, selector: dataRow })
  const listGoals = { shown: 1.15, shownSlow: 1.12, kB: 220, requests: 14 }
  const screens: Screen[] = [
    {
      name: 'internal, SI to review',
      awaited: 'first row',
      product: signedIn(doc, `${product.origin}/tdManage/siCheck`),
      floor: signedIn(doc, floorList(floor, siList, siColumns)),
      goals: listGoals,
    },
    {
      name: 'external, SI to submit',
      awaited: 'first row',
      product: signedIn(customer, `${product.origin}/external/workbench/SISubimtList`),
      floor: signedIn(customer, floorList(floor, orderList, orderColumns)),
      goals: listGoals,
    },
    {
      name: 'portal, sign-in',
      awaited: 'first field',
      product: { url: `${product.origin}/`, selector: 'form input' },
      floor: { url: `${floor}/sign-in`, selector: 'form input' },
      goals: { ...listGoals, kB: 150 },
    },
  ]
  if (options.peers)
    screens.push({
      name: 'internal, SI to review, against the list of arco-design-pro',
      awaited: 'first row',
      product: screens[0]!.product,
      floor: {
        url: `${await startArcoPro(scope)}/list/search-table`,
        stored: { userStatus: 'login', 'arco-lang': 'zh-CN' },
        selector: dataRow,
      },
      goals: { shown: 0.55, shownSlow: 0.4, painted: 0.35 },
    })
  const figures: Figure[] = []
  for (const screen of screens) {
    figures.push(...(await firstScreen(browser, options.rounds, screen)))
    say(screen.name)
  }
  // who sees every screen of the forwarder has as many tabs open as anybody
  const manyTabs = signedIn(await product.signIn('boss'), screens[0]!.product.url)
  const tabFigures = await keptTabs(browser, manyTabs)
  return [...figures, ...tabFigures, ...(await closedTabs(await startBrowser(scope, withoutMachineCode), manyTabs))]
}

/** First screens and kept tabs of the built apps in a real browser. */
export const browser: Entry = { name: 'browser', limit: 'hand-written pages of React Router and Arco with the same data', run }
