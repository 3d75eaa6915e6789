/**
 * A page of apps with the number of their open seats, counted for these apps only, in one pass over their index. A seat of
 * a request that has ended is never open. `order` is that of the page.
 */
export const withOpenSeats = (page: string, order = 'page.id desc'): string => `
  with page as materialized (${page}), open as (
    select product_id, count(*) as seats from read_models.feedback_seats
    where state = 'open' and product_id = any(array(select id from page)) group by product_id
  )
  select page.*, coalesce(open.seats, 0) as open_seats
  from page left join open on open.product_id = page.id order by ${order}`;
