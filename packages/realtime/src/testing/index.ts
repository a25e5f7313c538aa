export { FakeSocket, FakeSockets } from './fake-socket.ts'
export { ManualClock } from './manual-clock.ts'
