import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, runScheduled, type TestServer } from '../../testing/index.ts'
import { manifestReceipt, manifestTestbed, type ManifestTestbed } from '../../testing/manifest-testbed.ts'
import { readManifest } from '../../testing/manifests.ts'
import { manifestUnshipped } from './index.ts'

let server: TestServer
let at: ManifestTestbed
beforeAll(async () => {
  server = await createTestServer()
  at = await manifestTestbed(server)
})
afterAll(() => server.close())

describe('cargo that is not on board', () => {
  const leaving = async (regime = 'cnExport') => {
    const Id = await at.sent()
    await server.db.owner((owner) =>
      owner.query(`update manifest set departs_at = now() + interval '20 hours', regime = $2 where id = $1`, [Id, regime]),
    )
    expect(await runScheduled(server, manifestUnshipped)).toBe('done')
    return Id
  }
  it('by the departure is listed each day, until something says that it is', async () => {
    const Id = await at.accepted()
    expect(await at.listed({ NotShipped: 'true' })).not.toContain(Id)
    await server.db.owner((owner) => owner.query(`update manifest set departs_at = now() + interval '20 hours' where id = $1`, [Id]))
    expect(await runScheduled(server, manifestUnshipped)).toBe('done')
    expect(await at.listed({ NotShipped: 'true' })).toContain(Id)
    const { Content } = await readManifest(at.doc, Id)
    await at.receive(manifestReceipt('', 'ASA', '2026-06-01T00:00:00Z', { billNo: Content.BillNo }))
    expect(await at.listed({ NotShipped: 'true' })).not.toContain(Id)
  })
  it('is marked for filings of the export of China alone', async () => {
    const [own, other] = [await leaving(), await leaving('cnImport')]
    const marked = await at.listed({ NotShipped: 'true' })
    expect([marked.includes(own), marked.includes(other)]).toEqual([true, false])
    // the arrival was reported for another filing of the bill
    await server.db.owner(async (owner) => {
      await owner.query(`update manifest set group_id = $2 where id = $1`, [other, own])
      await owner.query(
        `insert into manifest_receipt (company_id, manifest_id, code, at) select staff_id, id, 'ASA', now() from manifest where id = $1`,
        [other],
      )
    })
    await runScheduled(server, manifestUnshipped)
    expect(await at.listed({ NotShipped: 'true' })).not.toContain(own)
  })
  it('is no longer marked once a box of the bill is in the port, and not for a box of another bill', async () => {
    const Id = await leaving()
    const slips = await server.db.owner((owner) =>
      owner.query<{ id: number; bookingId: number; boxNo: string }>(
        `select id, booking_id as "bookingId", box_no as "boxNo" from box_slip where box_no <> '' and gated_in_at is null and removed_at is null
          and picked_up_at is not null limit 1`,
      ),
    )
    const slip = slips[0]!
    const gate = () => server.db.owner((owner) => owner.query(`update box_slip set gated_in_at = now() where id = $1`, [slip.id]))
    await server.db.owner((owner) => owner.query(`update manifest set booking_id = $2 where id = $1`, [Id, slip.bookingId]))
    await gate()
    expect(await at.listed({ NotShipped: 'true' })).toContain(Id)
    await server.db.owner((owner) =>
      owner.query(`update manifest set content = jsonb_set(content, '{Boxes,0,BoxNo}', to_jsonb($2::text)) where id = $1`, [
        Id,
        slip.boxNo,
      ]),
    )
    await gate()
    expect(await at.listed({ NotShipped: 'true' })).not.toContain(Id)
  })
})
