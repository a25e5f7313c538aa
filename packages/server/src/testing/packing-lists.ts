import { packingGrid, savePackingLists, type PackedBox, type PackedLine, type PackingGrid } from '@jst/contracts/packing'
import type { TestClient } from './index.ts'
import { moveOf } from './quotes.ts'

export const lineOf = (Packages: number, Weight: number, Volume: number, more: Partial<PackedLine> = {}): PackedLine => ({
  Key: `k${Packages}-${Weight}`,
  BillNo: 'COSU6612345670',
  Packages,
  PackageKind: 'CT',
  Weight,
  Volume,
  Marks: 'N/M',
  GoodsZh: '木制家具',
  GoodsEn: 'WOODEN FURNITURE',
  HsCode: '940360',
  DgClass: '',
  UnNo: '',
  ...more,
})
export const boxOf = (BoxNo: string, Lines: readonly PackedLine[], more: Partial<PackedBox> = {}): PackedBox => ({
  BoxNo,
  BoxType: '40HQ',
  IsoType: '45G1',
  Seals: [{ No: `SL${BoxNo.slice(4)}`, Source: 'carrier' }],
  Fcl: 'full',
  Packages: Lines.reduce((sum, line) => sum + line.Packages, 0),
  Weight: Lines.reduce((sum, line) => sum + line.Weight, 0),
  Volume: Lines.reduce((sum, line) => sum + line.Volume, 0),
  Lines,
  ...more,
})
export const nobody = { Packer: '', PackedAt: '', PackedOn: '', Signature: '' }
export const gridOf = async (client: TestClient, BookingId: number): Promise<PackingGrid> =>
  (await client.call(packingGrid, { BookingId })).body.Data
/** Writes new lists of a booking, one for each box. */
export const packed = (client: TestClient, BookingId: number, boxes: readonly PackedBox[], Reason = '') =>
  client.call(savePackingLists, { BookingId, Lists: boxes.map((Box) => ({ Id: 0, Box, By: nobody, Reason })) })
/** Writes lists again, in the versions of a grid. */
export const repacked = (client: TestClient, { BookingId, Lists }: PackingGrid, change: (box: PackedBox) => PackedBox) =>
  client.call(savePackingLists, {
    BookingId,
    Lists: Lists.filter(({ Id }) => Id !== 0).map(({ Id, UpdateTime, Box, By, Reason }) => ({
      Id,
      UpdateTime: UpdateTime!,
      Box: change(Box),
      By,
      Reason,
    })),
  })
export const moveList = (client: TestClient, Event: string, Id: number, Reason = '') => moveOf(client, 'packingList', Event, Id, Reason)
