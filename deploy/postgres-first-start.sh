#!/bin/bash
# Run once by the PostgreSQL image, when it makes its cluster: lets a replica of the same network connect.
set -e
echo 'host replication waybill samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
