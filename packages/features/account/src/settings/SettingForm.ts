import { makeAutoObservable, runInAction } from 'mobx'
import { refusalOf } from '../sign-in/refusal.ts'

/** A few fields of a dialog: values, what is wrong under each, and a failure that belongs to none. */
export class SettingForm<F extends string> {
  values: Record<F, string>
  errors: Partial<Record<F, string>> = {}
  failure = ''
  busy = false
  /** Field by the server's name for it. */
  private readonly wire: Readonly<Record<string, F>>
  /** Field that a wrong code belongs to. */
  private readonly codeField: F | undefined

  constructor(values: Record<F, string>, wire: Readonly<Record<string, NoInfer<F>>>, codeField?: NoInfer<F>) {
    this.values = values
    this.wire = wire
    this.codeField = codeField
    makeAutoObservable<this, 'wire' | 'codeField'>(this, { wire: false, codeField: false }, { autoBind: true })
  }

  set(field: F, value: string): void {
    this.values = { ...this.values, [field]: value }
    this.errors = { ...this.errors, [field]: undefined }
  }

  /** Props of a text field. */
  field(name: F): { value: string; error: string | undefined; onChange: (value: string) => void } {
    return { value: this.values[name], error: this.errors[name], onChange: (value) => this.set(name, value) }
  }

  /** True when nothing is wrong; else what is stands under its field. */
  check(errors: Partial<Record<F, string>>): boolean {
    this.errors = errors
    this.failure = ''
    return Object.values(errors).every((error) => error === undefined)
  }

  /** Runs the act once at a time; a refusal is shown. Resolves with true when it succeeded. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.failure = ''
    try {
      await act()
      return true
    } catch (error) {
      runInAction(() => this.refuse(error))
      return false
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  private refuse(error: unknown): void {
    const { code, message, path } = refusalOf(error)
    const field = code === 'BAD_CODE' ? this.codeField : this.wire[path ?? '']
    if (field !== undefined) this.errors = { ...this.errors, [field]: message }
    else this.failure = message
  }
}
