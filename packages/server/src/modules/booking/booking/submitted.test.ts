import { blankCargo, confirmBooking } from '@jst/contracts/booking'
import { documentTimeline } from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booked, confirmed, furniture, moveBooking, rewrite, rowOf, viewed } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [customer, ops]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[customer, ops] = [await server.signIn('customer'), await server.signIn('ops')]
})
afterAll(() => server.close())

const withPackages = (Packages: number) => {
  const content = furniture()
  return { ...content, Cargo: [{ ...content.Cargo[0]!, Packages }] }
}

describe('a submitted booking', () => {
  it('is improved by its customer until the desk accepts it, which hears what changed', async () => {
    const { Id, Code } = await booked(customer!)
    await moveBooking(customer!, 'submit', Id)
    expect((await rewrite(customer!, Id, withPackages(900))).status).toBe(200)
    expect((await viewed(ops!, Id)).Content.Cargo[0]).toMatchObject({ Packages: 900 })
    const told = (await ops!.call(messageSelfList, {})).body.Data.Rows.map(({ Title }) => Title)
    expect(told).toContain(`宁波远帆进出口有限公司 修改了已提交的订舱 ${Code}`)
    const [entry] = (await ops!.call(documentTimeline, { Kind: 'booking', Id })).body.Data.Rows
    expect(JSON.stringify(entry)).toContain('900')
    // who accepts what he has not seen is told
    const { UpdateTime } = await viewed(ops!, Id)
    await rewrite(customer!, Id, withPackages(910))
    expect(UpdateTime).not.toBe((await viewed(ops!, Id)).UpdateTime)
    expect(await moveBooking(ops!, 'accept', Id)).toBeUndefined()
    expect((await rewrite(customer!, Id, withPackages(920))).body.Message).toContain('不能直接修改')
  })

  it('stays complete', async () => {
    const { Id } = await booked(customer!)
    await moveBooking(customer!, 'submit', Id)
    const refused = await rewrite(customer!, Id, { ...furniture(), Cargo: [blankCargo()] })
    expect([refused.status, refused.body.Code]).toEqual([422, 'INVALID_INPUT'])
    expect((await viewed(customer!, Id)).Content.Cargo[0]).toMatchObject({ Packages: 860 })
  })
})

describe('a confirmation', () => {
  const confirm = async (Id: number, more: object) => {
    const { UpdateTime } = await viewed(ops!, Id)
    const SoNo = `COSU77${Id}`
    return ops!.call(confirmBooking, { Id, UpdateTime, Values: { SoNo, BlNo: SoNo }, Cutoffs: {}, Remarks: '', ...more })
  }
  const accepted = async (content = furniture({ Vessel: '', VoyageNo: '' })) => {
    const { Id } = await booked(customer!, content)
    await moveBooking(customer!, 'submit', Id)
    await moveBooking(ops!, 'accept', Id)
    return Id
  }

  it('asks for vessel, voyage and cut-offs where no voyage says them', async () => {
    const Id = await accepted()
    const Cutoffs = { DCO: new Date(Date.now() + 4 * 86_400_000).toISOString() }
    expect((await confirm(Id, {})).body.Issues?.map(({ Path }) => Path)).toEqual(['Cutoffs'])
    expect((await confirm(Id, { Cutoffs })).body.Issues?.map(({ Path }) => Path)).toEqual(['Sailing.Vessel'])
    const Sailing = { Vessel: 'COSCO ROME', VoyageNo: '', Etd: '', Eta: '' }
    expect((await confirm(Id, { Cutoffs, Sailing })).body.Issues?.map(({ Path }) => Path)).toEqual(['Sailing.VoyageNo'])
    expect((await confirm(Id, { Cutoffs, Sailing: { ...Sailing, VoyageNo: '045E' } })).status).toBe(200)
  })

  it('takes them from the voyage that was chosen, and says which', async () => {
    const [voyage] = await server.db.owner((owner) =>
      owner.query<{ id: number; vessel: string; no: string }>(
        `select v.id, v.vessel, v.voyage_no as no from voyage v join port_call c on c.voyage_id = v.id and c.port_code = 'CNSHA'
          where v.company_id is null and c.cutoffs ? 'DCO' and not c.omitted order by v.id desc limit 1`,
      ),
    )
    const Id = await accepted()
    await server.db.owner((owner) => owner.query('update booking set voyage_id = $2 where id = $1', [Id, voyage!.id]))
    expect((await confirm(Id, {})).status).toBe(200)
    expect(await viewed(ops!, Id)).toMatchObject({
      Content: { Values: { Vessel: voyage!.vessel, VoyageNo: voyage!.no } },
      ShippingOrder: { Cutoffs: { DCO: expect.any(String) as string } },
    })
    const entries = (await ops!.call(documentTimeline, { Kind: 'booking', Id })).body.Data.Rows
    expect(JSON.stringify(entries)).toContain('取自船期')
  })
})

it('less than a container is booked by weight and measure, without boxes, and confirmed', async () => {
  const content = furniture({ TransportTerm: 'CFS-CFS' }, { Boxes: [] })
  const { Id } = await booked(customer!, { ...content, Cargo: [{ ...content.Cargo[0]!, Packages: 12, Weight: 640, Volume: 3.2 }] })
  expect(await moveBooking(customer!, 'submit', Id)).toBeUndefined()
  expect(await rowOf(ops!, Id)).toMatchObject({ Boxes: 'LCL', Volume: 3.2 })
  expect(await moveBooking(ops!, 'accept', Id)).toBeUndefined()
  expect((await confirmed(ops!, Id)).status).toBe(200)
  // with boxes of the shipper at one end a container is booked
  const whole = await booked(customer!, furniture({ TransportTerm: 'CY-CFS' }, { Boxes: [] }))
  expect(await moveBooking(customer!, 'submit', whole.Id)).toContain('请填写箱型箱量')
})
