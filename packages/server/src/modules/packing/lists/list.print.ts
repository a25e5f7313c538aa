import { sealsText, sealSources, sealSourcesEn } from '@jst/contracts/packing'
import type { PrintBlock, PrintBuilder } from '../../../documents/index.ts'
import { demandBooking } from '../../booking/index.ts'
import { shipmentOf } from '../application/bookings.service.ts'
import { namesFor, namesOn } from '../names.repo.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findLists } from './list.repo.ts'
import { texts } from './texts.ts'

type Facts = readonly (readonly [label: string, value: string])[]
const filled = (facts: Facts): Facts => facts.filter(([, value]) => value !== '')

/** 集装箱装箱单: box, goods, who packed, and where it is signed. */
export const clpPrint: PrintBuilder = async ({ db, row, language }) => {
  const [list] = await findLists(db, [row.id])
  if (!list) throw new AppError('NOT_FOUND')
  const words = texts.print[language]
  const said = shipmentOf(await demandBooking(db, list.bookingId))
  const [carrier, port] = await Promise.all([
    namesFor(db, 'carrier', [said.CarrierCode], namesOn(language)),
    namesFor(db, 'port', [said.PolCode, said.PodCode], namesOn(language)),
  ])
  const { box, by } = list
  const shipment: Facts = [
    [words.no, list.no],
    [words.booking, said.BookingNo],
    [words.so, said.SoNo],
    [words.carrier, carrier(said.CarrierCode)],
    [words.vessel, [said.Vessel, said.VoyageNo].filter((part) => part !== '').join(' ')],
    [words.pol, port(said.PolCode)],
    [words.pod, port(said.PodCode)],
  ]
  const container: Facts = [
    [words.boxNo, box.BoxNo],
    [words.type, [box.BoxType, box.IsoType ?? ''].filter((part) => part !== '').join(' / ')],
    [words.seals, sealsText(box.Seals, language === 'en' ? sealSourcesEn : sealSources)],
    [words.fcl, words[box.Fcl]],
    [words.tare, box.Tare === undefined ? '' : String(box.Tare)],
    [words.plate, box.MaxGross === undefined ? '' : String(box.MaxGross)],
    [words.temperature, box.Temperature === undefined || box.Temperature === '' ? '' : `${box.Temperature} °C`],
  ]
  const packed: Facts = [
    [words.packer, by.Packer],
    [words.place, by.PackedAt],
    [words.day, by.PackedOn],
  ]
  const right = new Set([1, 3, 4])
  const blocks: PrintBlock[] = [
    { kind: 'facts', title: words.title, facts: filled(shipment) },
    { kind: 'facts', title: words.box, facts: filled(container) },
    {
      kind: 'table',
      title: words.goods,
      columns: words.columns.map((label, at) => ({
        label,
        ...(right.has(at) ? { right: true } : {}),
        width: at === 5 ? 2.4 : at === 0 ? 1.6 : 1,
      })),
      rows: box.Lines.map((line) => [
        line.BillNo,
        String(line.Packages),
        line.PackageKind,
        String(line.Weight),
        String(line.Volume),
        [line.GoodsEn, line.GoodsZh].filter((part) => part !== '').join('\n'),
        line.Marks,
        line.HsCode,
        [line.DgClass, line.UnNo === '' ? '' : `UN${line.UnNo}`].filter((part) => part !== '').join(' '),
      ]),
      totals: [[words.total, String(box.Packages), '', String(box.Weight), String(box.Volume), '', '', '', '']],
    },
    ...(filled(packed).length > 0 ? [{ kind: 'facts' as const, title: words.packed, facts: filled(packed) }] : []),
    { kind: 'signature', parties: words.parties },
  ]
  return blocks
}
