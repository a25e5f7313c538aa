import type { Page } from '@jst/contracts'
import type { MenuItem, RoleInfo, RoleInput, RoleRow } from '@jst/contracts/system'
import type { Browser } from 'playwright'
import { BenchPage } from '../browser/page.ts'
import { call } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'

const desk = '/tdManage/siAudit'
const approves = `[...document.querySelectorAll('button')].some((button) => button.textContent.includes('审核通过'))`

/** Somebody reviews in a browser while an administrator, elsewhere, takes the right to approve away and gives it back. */
export class RoleChange {
  private readonly page: BenchPage
  /** Request of the role editor. */
  private readonly changed: (given: boolean) => Promise<RoleInput>
  private readonly save: (input: RoleInput) => Promise<unknown>

  private constructor(page: BenchPage, changed: (given: boolean) => Promise<RoleInput>, save: (input: RoleInput) => Promise<unknown>) {
    this.page = page
    this.changed = changed
    this.save = save
  }

  static async open(browser: Browser, product: Product): Promise<RoleChange> {
    const [token, administrator] = [await product.signIn('reviewer'), await product.signIn('boss')]
    const url = `${product.origin}${desk}?Id=1`
    const page = await BenchPage.open(browser, { url, token, selector: '.jst-detail-actions button' })
    await page.until(approves, 'the button')
    await page.until(`!!document.querySelector('[title="实时连接正常"]')`, 'the live channel')
    const ask = <T>(path: string, body?: unknown) => call<T>(product.origin + path, { token: administrator, body })
    const { Rows } = await ask<Page<RoleRow>>('/api/Role/GetRolePagedList?PageSize=200')
    const id = Rows.find(({ Name }) => Name === '补料审核员')!.Id
    const changed = async (given: boolean): Promise<RoleInput> => {
      const role = await ask<RoleInfo>(`/api/Role/GetRoleInfo?Id=${id}`)
      const menus = await ask<MenuItem[]>(`/api/Role/GetGrantableMenus?CompanyId=${role.CompanyId}`)
      const { Id: MenuId } = menus.find(({ Path }) => Path === desk)!
      const { Id, CompanyId, Name, Description, DataScope, Grants, PermissionItems, UpdateTime } = role
      const grants = Grants.map((grant) =>
        grant.MenuId !== MenuId
          ? grant
          : { MenuId, Buttons: given ? [...grant.Buttons, 'audit'] : grant.Buttons.filter((code) => code !== 'audit') },
      )
      return { Id, CompanyId, Name, Description, DataScope, Grants: grants, PermissionItems, UpdateTime }
    }
    return new RoleChange(page, changed, (input) => ask('/api/Role/AddOrModifyRole', input))
  }

  /** Milliseconds from the administrator's save until the button is gone, or back, in the reviewer's page. */
  async measure(given: boolean): Promise<number> {
    const shown = this.page.evaluate(
      `new Promise((resolve) => { const look = () => ${approves} === ${given} ? resolve() : requestAnimationFrame(look); look() })`,
    )
    const input = await this.changed(given)
    const started = performance.now()
    await this.save(input)
    await shown
    return performance.now() - started
  }
}
