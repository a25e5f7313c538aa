export { fakeAdapter, type FakeAdapter, type FakeHandler, type FakeRequest } from './fake-adapter.ts'
export { FakeReply, networkFailure, nothing, refusal, timeoutFailure } from './fake-reply.ts'
