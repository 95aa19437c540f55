#!/bin/bash
# Run once by the PostgreSQL image, when it makes its cluster: lets a replica of the same network connect, and the archive be written.
set -e
echo 'host replication waybill samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
