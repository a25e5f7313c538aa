import type { PrintLanguage } from '@jst/contracts/document'
import { containerFields, recordFields, type SiContainer, type SiRecord } from '@jst/contracts/si'
import { totalsOf } from '@jst/si-drafts/rules'
import type { PrintBlock, PrintBuilder } from '../../../../documents/index.ts'
import { texts } from '../texts.ts'
import { billFor } from './bill.ts'
import { billPdf } from './bill-pdf.ts'
import { storedBill } from './stored-bill.ts'

const facts = [
  'consignor',
  'consignee',
  'notifier1',
  'notifier2',
  'notifier3',
  'vessel',
  'voyage',
  'receiptPlace',
  'loadPort',
  'dischargePort',
  'deliveryPlace',
  'transportTerms',
  'paymentMethod',
  'marks',
  'goods',
  'hsCode',
] as const
const columns = ['containerNo', 'sealNo', 'type', 'packageKind', 'packages', 'weight', 'volume'] as const
const figures: ReadonlySet<string> = new Set(['packages', 'weight', 'volume'])

const shown = (container: SiContainer, name: (typeof columns)[number]): string => {
  const value = container[name]
  return name === 'weight' || name === 'volume' ? Number(value ?? 0).toFixed(3) : String(value ?? '')
}

/** Blocks of the workbook of a bill: the facts of its face and the containers with their sums. */
function blocksOf(record: SiRecord, language: PrintLanguage): PrintBlock[] {
  const { packages, weight, volume } = totalsOf(record.containers)
  const words = texts.billBlocks[language]
  return [
    {
      kind: 'facts',
      title: words.face,
      facts: facts.flatMap((name) => (record[name] ? [[recordFields[name][language], record[name]] as const] : [])),
    },
    {
      kind: 'table',
      title: words.containers,
      columns: columns.map((name) => ({ label: containerFields[name][language], right: figures.has(name) })),
      rows: record.containers.map((container) => columns.map((name) => shown(container, name))),
      totals: [[words.total, '', String(record.containers.length), '', String(packages), weight.toFixed(3), volume.toFixed(3)]],
    },
  ]
}

/** The bill of lading as a print: the newest version, in the form of a bill in either language. */
export const billPrint: PrintBuilder = async ({ db, row, language }) => {
  const stored = await storedBill(db, row.id)
  const bill = await billFor(stored)
  return {
    blocks: blocksOf(stored.record, language),
    draw: ({ copy }, { verify }) => billPdf(bill, { copy: copy?.number, verify }),
    unprintable: bill.unprintable,
  }
}
