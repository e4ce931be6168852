-- The client's address as the gateway saw it: Cloudflare's own note on hosted projects, which a client
-- cannot set, else the forwarded one that the nearest proxy added. What a client claims comes before it.
create or replace function signup_limits.client_address() returns text
  language plpgsql stable
  set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address inet;
begin
  address := trim(coalesce(
    headers ->> 'cf-connecting-ip',
    split_part(headers ->> 'x-forwarded-for', ',', -1)
  ))::inet;
  if family(address) = 6 then
    address := set_masklen(address, 64);
    return network(address)::text;
  end if;
  return host(address);
exception
  when invalid_text_representation then return null;
end $$;
