// The same rows for every contender: 1,000 containers with three goods lines each, 3,000 rows of eight columns.

export const sheetKeys = ['containerNo', 'sealNo', 'type', 'goods', 'packageKind', 'packages', 'weight', 'volume'] as const
export type SheetKey = (typeof sheetKeys)[number]
type SheetValues = Record<SheetKey, string | number>
export interface DataRow {
  readonly id: string
  readonly values: Readonly<SheetValues>
}

const goods = ['不锈钢厨具', '汽车轮毂', '棉制女式针织衫', '陶瓷砖', '家用空调室外机', '木制家具']
const count = 3_000

function dataSet(name: string): DataRow[] {
  return Array.from({ length: count }, (_, at) => {
    const box = Math.floor(at / 3)
    const packages = 40 + ((at * 13) % 90)
    return {
      id: `${name}${at}`,
      values: {
        containerNo: `CSNU${4_100_000 + box}`,
        sealNo: `${name}${880_000 + box}`,
        type: ['40HQ', '20GP', '40GP'][box % 3] ?? '40HQ',
        goods: goods[at % goods.length] ?? '',
        packageKind: 'CTNS',
        packages,
        weight: (packages * 18_137) / 1_000,
        volume: (packages * 57) / 1_000,
      },
    }
  })
}

/** Functions that the bench calls in the page of a contender. */
export interface SheetContender {
  mount(rows: DataRow[]): void
  /** Another data set in the same sheet. */
  show(rows: DataRow[]): void
  /** Element that takes a paste event. */
  pasteTarget?(): Element | null
}

declare global {
  interface Window {
    benchSheet: {
      mount(): Promise<number>
      show(name: string): Promise<number>
      paste(): Promise<number>
    }
  }
}

/** Milliseconds from the call to the end of the paint that shows what it did. */
function untilPaint(act: () => void): Promise<number> {
  const started = performance.now()
  act()
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now() - started))
      port1.start()
      port2.postMessage(undefined)
    })
  })
}

/** Lays the calls of the bench over a contender. Both data sets are made before anything is measured. */
export function offer(contender: SheetContender): void {
  const sets: Record<string, DataRow[]> = { a: dataSet('a'), b: dataSet('b') }
  const table = dataSet('p')
    .map(({ values }) => sheetKeys.map((key) => String(values[key])).join('\t'))
    .join('\r\n')
  window.benchSheet = {
    mount: () => untilPaint(() => contender.mount(sets.a ?? [])),
    show: (name) => untilPaint(() => contender.show(sets[name] ?? [])),
    paste: () => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', table)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      return untilPaint(() => contender.pasteTarget?.()?.dispatchEvent(event))
    },
  }
}
