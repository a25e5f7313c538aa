import { Resolver } from 'node:dns/promises'
import { AppError } from '../errors.ts'
import { texts } from '../kernel.texts.ts'

/** The TXT records of a name; none where there is no such name. @throws AppError UNAVAILABLE when no name server answers */
export type LookUpTexts = (name: string) => Promise<readonly string[]>

const absent: ReadonlySet<string> = new Set(['ENODATA', 'ENOTFOUND'])

export const lookUpTexts: LookUpTexts = async (name) => {
  try {
    // a long text comes in parts
    return (await new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return []
    throw new AppError('UNAVAILABLE', { message: texts.noNameServer })
  }
}
