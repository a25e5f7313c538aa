import { addSiList, changeSiStatus, containerFields, modifySi, siNeighbours } from '@jst/contracts/si'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { specialOf } from '../si-special.ts'
import { payloadOf, siTestbed, type SiTestbed } from '../testing.ts'

let server: TestServer
let bed: SiTestbed
let [reviewer, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[reviewer, customer] = await Promise.all(['reviewer', 'customer'].map((account) => server.signIn(account)))
  bed = siTestbed(server, customer!)
})
afterAll(() => server.close())

const bill = async () => {
  const orderId = await bed.order()
  return (await customer!.call(addSiList, payloadOf(orderId, await bed.draft(orderId)))).body.Data.Ids[0]!
}
const boxesOf = (Id: number, values: readonly (string | number)[]) =>
  server.db.owner(async (owner) => {
    const [no, seal, vgm] = values
    await owner.query(`update si_container set container_no = $2, seal_no = $3, special = $4 where record_id = $1 and seq = 0`, [
      Id,
      no,
      seal,
      specialOf(containerFields, { vgm, vgmMethod: '2', partLoad: '1' }),
    ])
  })
const onVoyage = (ids: readonly number[], voyage: string) =>
  server.db.owner((owner) => owner.query(`update si_record set vessel = 'Shared Box', voyage = $2 where id = any($1)`, [ids, voyage]))
/** Of the box that the test shares: bills of the testbed have others in common too. */
const seen = async (client: TestClient, Id: number) =>
  (await client.call(siNeighbours, { Id })).body.Data.filter(({ ContainerNo }) => ContainerNo === 'MSKU6011672')

it('bills of one voyage with one box see its seal, weights, VGM and state at each other, and nobody of another tenant does', async () => {
  const [one, other, later] = [await bill(), await bill(), await bill()]
  for (const id of [one, other, later]) await boxesOf(id, ['MSKU6011672', `SEAL${id}`, 16_300.5])
  await onVoyage([one, other], '001E')
  await onVoyage([later], '002E')
  await reviewer!.call(changeSiStatus, { TDId: other, Status: 2 })
  const rows = await seen(customer!, one)
  expect(
    rows.map(({ Id, ContainerNo, SealNo, Status, Vgm, VgmMethod, PartLoad }) => [
      Id,
      ContainerNo,
      SealNo,
      Status,
      Vgm,
      VgmMethod,
      PartLoad,
    ]),
  ).toEqual([[other, 'MSKU6011672', `SEAL${other}`, 2, 16_300.5, '2', '1']])
  expect(await seen(reviewer!, other)).toHaveLength(1)

  const strangers = await Promise.all(['customer2', 'peer', 'provider'].map((account) => server.signIn(account)))
  for (const stranger of strangers) expect((await stranger.call(siNeighbours, { Id: one })).status).not.toBe(200)

  // another customer's bill in the same box stays its own
  const [foreign] = await server.db.owner((owner) =>
    owner.query<{ id: number }>(
      `select id from si_record where company_id <> (select company_id from si_record where id = $1)
        and operator_id = (select operator_id from si_record where id = $1)
        and exists (select from si_container c where c.record_id = si_record.id) limit 1`,
      [one],
    ),
  )
  await boxesOf(foreign!.id, ['MSKU6011672', 'FOREIGN', 0])
  await onVoyage([foreign!.id], '001E')
  expect((await seen(customer!, one)).map(({ Id }) => Id)).toEqual([other])
  expect((await seen(reviewer!, one)).map(({ Id }) => Id)).toContain(foreign!.id)

  // an amendment that is withdrawn leaves the approved version in force
  expect((await customer!.call(modifySi, { ...(await bed.read(other)), TBI_MARKS: 'NEW', ReasonCode: 'A02' })).status).toBe(200)
  await onVoyage([other], '001E')
  await boxesOf(other, ['MSKU6011672', `SEAL${other}`, 16_300.5])
  expect((await customer!.call(changeSiStatus, { TDId: other, Status: 8 })).body.Data.TBI_STATUS).toBe(8)
  expect((await seen(customer!, one)).map(({ Id, Status }) => [Id, Status])).toEqual([[other, 8]])

  await server.db.owner((owner) => owner.query('update si_record set status = 2 where id = $1', [other]))
  await reviewer!.call(changeSiStatus, { TDId: other, Status: 9, Remarks: '取消' })
  expect(await seen(customer!, one)).toEqual([])
})
