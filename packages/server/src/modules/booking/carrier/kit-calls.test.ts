// The screens send and read by the calls of the document kit; the calls of bookings answer the same under their names.
import { bookingMessage, bookingMessages, draftBookingMessage } from '@jst/contracts/booking'
import {
  actOnMessage,
  documentMessage,
  documentMessageDraft,
  documentMessages,
  receiveDocumentAnswer,
  sendDocuments,
} from '@jst/contracts/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { viewed } from '../../../testing/bookings.ts'
import { acceptedBooking, channelOf } from '../../../testing/carriers.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

const Kind = 'booking'
let server: TestServer
let [boss, ops, sales, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, ops, sales, customer] = await Promise.all(['boss', 'ops', 'sales', 'customer'].map((account) => server.signIn(account)))
  await server.db.owner((owner) => owner.query('update booking_channel set enabled = false'))
})
afterAll(() => server.close())

it('sends a booking, reads its message and acts on it by the calls of the kit', async () => {
  await channelOf(boss!, 'WHL', 'edi')
  const Id = await acceptedBooking(customer!, ops!, 'WHL')
  const { Code, UpdateTime } = await viewed(ops!, Id)
  const [kit, older] = await Promise.all([ops!.call(documentMessageDraft, { Kind, Id }), ops!.call(draftBookingMessage, { Id })])
  const { Type, Partner, ...draft } = kit.body.Data
  expect(older.body.Data).toEqual({ ...draft, Kind: Type, Carrier: Partner })
  const { body } = await ops!.call(sendDocuments, { Kind, Items: [{ Id, UpdateTime }], Remarks: '' })
  const message = body.Data.Sent[0]!.Message
  const log = (await ops!.call(documentMessages, { Kind, Keyword: Code, Partner: 'WHL' })).body.Data
  expect(log.Rows).toMatchObject([{ Id: message, RecordId: Id, RecordNo: Code, PartnerCode: 'WHL', Type: 'order', State: 'waiting' }])
  expect((await ops!.call(bookingMessages, { Keyword: Code, Carrier: 'WHL' })).body.Data.Rows).toMatchObject([
    { Id: message, BookingId: Id, BookingNo: Code, CarrierCode: 'WHL', Kind: 'order' },
  ])
  const stored = (await ops!.call(documentMessage, { Kind, Id: message })).body.Data
  const marked = await ops!.call(actOnMessage, { Kind, Id: message, UpdateTime: stored.UpdateTime, Act: 'mark', Remarks: '已上传' })
  expect(marked.body.Data).toMatchObject({ State: 'sent', Words: '已上传' })
  expect((await ops!.call(bookingMessage, { Id: message })).body.Data.UpdateTime).toBe(marked.body.Data.UpdateTime)
})

it('asks the buttons of bookings for each of them', async () => {
  const Id = await acceptedBooking(customer!, ops!, 'ONE')
  const refused = await Promise.all([
    customer!.call(documentMessages, { Kind }),
    customer!.call(documentMessageDraft, { Kind, Id }),
    sales!.call(receiveDocumentAnswer, { Kind, Text: '{}' }),
    sales!.call(sendDocuments, { Kind, Items: [{ Id, UpdateTime: (await viewed(ops!, Id)).UpdateTime }], Remarks: '' }),
  ])
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})
