import { Migration } from '@mikro-orm/migrations';

/** Tables of the auction engine and the log consumer get standard names; their rows stay. */
export class Migration20261122EngineNames extends Migration {
  override up(): void {
    this.addSql(`
alter table desk_watch rename to engine_heartbeat;
alter table log_reader rename to log_checkpoint;`);
  }
}
