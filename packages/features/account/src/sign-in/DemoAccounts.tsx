import { demoAccounts, demoPassword, texts } from '../texts.ts'
import type { SignInStore } from './SignInStore.ts'

/** One click fills a demo account in. */
export function DemoAccounts({ store }: { store: SignInStore }) {
  const fill = (account: string) => {
    store.set('account', account)
    store.set('password', demoPassword)
  }
  return (
    <div className="jst-entry-demo">
      <p>{texts.demoTitle}</p>
      <div className="jst-chips">
        {demoAccounts.map((account) => (
          <button key={account} type="button" className="jst-chip" onClick={() => fill(account)}>
            {texts.demo[account]}
            <span className="jst-chip-count">{account}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
