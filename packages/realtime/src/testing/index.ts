export { FakeSocket, FakeSockets } from './fake-socket.ts'
export { ManualClock } from './manual-clock.ts'
export { FakeTabs } from './fake-tabs.ts'
