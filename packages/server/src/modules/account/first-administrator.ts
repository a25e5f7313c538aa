import { randomBytes } from 'node:crypto'
import type { OwnerDb } from '../../kernel/migrations/owner.ts'
import { hashPassword } from './passwords.ts'
import { texts } from './texts.ts'

export interface FirstAdministrator {
  readonly account: string
  /** Shown once, kept nowhere; changed at the first sign-in. */
  readonly password: string
}

/** Gives a database without any user its platform administrator, who sets up everything else; undefined when there are users. */
export async function createFirstAdministrator(owner: OwnerDb): Promise<FirstAdministrator | undefined> {
  const [user] = await owner.query('select 1 from app_user limit 1')
  if (user) return undefined
  const account = 'admin'
  const password = randomBytes(12).toString('base64url')
  const hash = await hashPassword(password)
  await owner.tx(async (tx) => {
    await tx.query(
      `with platform as (insert into company (code, name, kind) values ('PLATFORM', $3, 'platform') returning id),
         administrator as (insert into app_user (account, name, password_hash, must_change_password) values ($1, $4, $2, true) returning id),
         person as (insert into employee (company_id, user_id, name, is_default) select platform.id, administrator.id, $4, true from platform,
        administrator)
       insert into role (company_id, name, data_scope) select id, $4, 'all' from platform`,
      [account, hash, texts.platform, texts.administrator],
    )
    // by themselves: row-level security asks for the employee, and a statement does not see what it inserts
    await tx.query(
      `insert into employee_role (employee_id, role_id) select e.id, r.id from employee e, role r where e.user_id is not null
        and r.data_scope = 'all'`,
    )
    await tx.query(
      `insert into role_menu (role_id, menu_id, buttons)
       select r.id, m.id, array(select b ->> 'code' from jsonb_array_elements(m.buttons) b) from role r, menu m
       left join menu parent on parent.id = m.parent_id
       where r.data_scope = 'all' and m.path <> 'EXTERNAL_MENU' and parent.path is distinct from 'EXTERNAL_MENU'`,
    )
  })
  return { account, password }
}
