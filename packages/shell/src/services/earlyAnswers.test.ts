import { describe, expect, it } from 'vitest'
import { earlyAnswers } from './earlyAnswers.ts'

const path = '/api/CurrentUser/Current'
const page = () => ({ jstBoot: { token: 't1', answers: { [path]: Promise.resolve(new Response('')) } } })

describe('answers of the boot script', () => {
  it('are given once', () => {
    const answer = earlyAnswers(page())
    expect(answer(path, 't1')).toBeInstanceOf(Promise)
    expect(answer(path, 't1')).toBeUndefined()
  })

  it('belong to the token they were asked with: after a new sign-in they are nobody’s', () => {
    const answer = earlyAnswers(page())
    expect(answer(path, 't2')).toBeUndefined()
    expect(answer(path, 't1')).toBeUndefined()
  })

  it('are none on a page without the script', () => {
    expect(earlyAnswers({})(path, 't1')).toBeUndefined()
  })
})
